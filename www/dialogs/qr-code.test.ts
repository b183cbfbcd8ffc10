import assert from 'node:assert/strict';
import { test } from 'node:test';
import { qrCode } from './qr-code.ts';

/** What the package uqr 0.1.3 draws for the same text with the same mask: each row as a number in base 36. */
const ROWS =
  '5i7dklftrz 2th8808doh 41c0itn97h 41qe06j2ot 41liyj2sm5 2tkwhc545d 5iicojrr7j bv0ptfcw 4bftbl2048 2jagtq94z8 l8u5oko0b 20qxw2ywsb 45amqh8mhe 5gvx0sq8ru 4nvav4rol7 40n3wfntwd 53ca5o5cdj p5buzbt2q 4o6i0pp2tf 1ii0f0jvkj 4q9ierryp1 2gi6aozzee 3svwhwxrln 51bvr3r315 3046b36ct9 1x2vw6tc7p 4hxtkr9n27 32e1xxd8nq 417h5odccu 1zqa06qe7i 10tu0kx1f5 1nut6gg9e1 10xycwmuag jqlf3m1h5 3z3qq6126f zqo35uz2p eqn8el0az m1nhgcpk0 1jq89r5hoj 2fmt70kigk 4wa13ifu2d rbx8zzmm 5ipscbaq1d 2tqnci6xw9 413yw6pla7 415icfbuea 41a65k1gyo 2tsers28kp 5ii0yy7xqx';

test('a code of several blocks and a version number is drawn as another program draws it', () => {
  const text = `https://example.org/play/#g=${'A9dpO'.repeat(26)}&with=pzcbam4tr6b1.2`;
  const code = qrCode(text);
  assert.ok(code);
  const rows = code.map((row) => BigInt(`0b${row.map(Number).join('')}`).toString(36));
  assert.deepEqual(rows, ROWS.split(' '));
});

test('the size follows from the length of the text in bytes', () => {
  const sizeOf = (text: string) => qrCode(text)?.length ?? null;
  assert.deepEqual(
    [1, 17, 18, 1273, 1274].map((length) => sizeOf('x'.repeat(length))),
    [21, 21, 25, 117, null],
  );
  assert.equal(sizeOf('é'.repeat(9)), 25);
});
