// The public questions to the worker for variants and its answers.
// MICRO_MAX_VARIANTS_WORKER names the joined script; `cargo xtask test js` sets it.

import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { isOfArmies } from '../../www/variants/catalogue.ts';
import { INVENTIONS } from '../../www/variants/inventions.ts';
import { openNodeWorker, resultOf } from './node-worker.ts';
import type { DesignPiece } from '../../www/engine/messages.ts';
import type { Question } from './node-worker.ts';

const path = process.env.MICRO_MAX_VARIANTS_WORKER;

const TINY = 'game tiny\nboard 4x4\npiece K king K royal\npiece R rook R\nstart k2r/4/4/3K w - - 0 1\n';

/** A piece of an edited definition. */
const PIECE: DesignPiece = {
  letter: 'X',
  name: 'piece',
  moves: 'N',
  rays: null,
  picture: null,
  royal: false,
  pawn: false,
  properties: '',
};

describe('questions about variants', { skip: !path && 'missing: MICRO_MAX_VARIANTS_WORKER' }, () => {
  let opened: ReturnType<typeof openNodeWorker>;
  before(() => {
    opened = openNodeWorker(path);
  });
  after(() => opened.worker.terminate());

  const ask = (question: object) => opened.client.ask(question);
  const result = <Call extends Question['call']>(question: Question<Call>) => resultOf(opened.client, question);

  test('about the games', async () => {
    const { variants } = await result({ call: 'variants' });
    const folder = new URL('../../crates/variants/src/catalogue/games', import.meta.url);
    const files = readdirSync(folder).map((file) => file.replace('.txt', ''));
    const names = variants.map(({ name }) => name);
    assert.deepEqual(names.filter((name: string) => !isOfArmies(name)).sort(), files.sort());
    assert.equal(names.filter(isOfArmies).length, 12);
    const capablanca = await result({ call: 'variant', variant: 'capablanca' });
    assert.deepEqual([capablanca.files, capablanca.ranks, capablanca.hand, capablanca.checks], [10, 8, 'none', null]);
    assert.deepEqual(
      capablanca.pieces.find(({ letter }) => letter === 'K'),
      {
        letter: 'K',
        name: 'king',
        sides: 'both',
        betza: 'KisO3',
        picture: null,
        royal: true,
        pawn: false,
        value_cp: 0,
      },
    );
    const again = await result({ call: 'variant', variant: capablanca.definition });
    assert.deepEqual({ ...again, source: 'capablanca' }, capablanca);
    assert.equal((await result({ call: 'variant', variant: '3check' })).checks, 3);
  });

  test('about a game that is defined by its text', async () => {
    const { files, source } = await result({ call: 'variant', variant: TINY });
    assert.deepEqual([files, source], [4, TINY]);
    const { legal, check, checked } = await result({ call: 'legal', variant: TINY });
    assert.deepEqual([legal.map(({ san }) => san).sort(), check, checked], [['Kc1', 'Kc2'], true, ['d1']]);
  });

  test('about moves with pieces in hand', async () => {
    const start = '4k3/8/8/8/8/8/8/4K3[NPPq] w - - 0 1';
    const { legal, placement, hands } = await result({ call: 'legal', variant: 'crazyhouse', start });
    assert.deepEqual(placement, { e1: 'K', e8: 'k' });
    assert.deepEqual(hands, {
      white: [
        { letter: 'N', count: 1 },
        { letter: 'P', count: 2 },
      ],
      black: [{ letter: 'Q', count: 1 }],
    });
    assert.deepEqual(
      legal.find(({ uci }) => uci === 'N@f3'),
      {
        uci: 'N@f3',
        san: 'N@f3',
        from: 'N@',
        to: 'f3',
        promotion: null,
        gate: null,
        gateSquare: null,
        capture: false,
      },
    );
    const { premoves } = await result({ call: 'premoves', variant: 'crazyhouse', start });
    assert.ok(premoves.some(({ from, to }) => from === 'q@' && to === 'a1'));
    const seirawan = await result({ call: 'legal', variant: 'seirawan' });
    const gates = seirawan.legal.filter(({ from, to }) => from === 'b1' && to === 'c3');
    assert.deepEqual(gates.map(({ gate, gateSquare }) => `${gate} ${gateSquare}`).sort(), [
      'e b1',
      'h b1',
      'null null',
    ]);
  });

  test('about the end', async () => {
    const moves = ['e2e4', 'e7e5', 'd1h5', 'b8c6', 'h5f7'];
    const { outcome } = await result({ call: 'outcome', variant: 'atomic', moves });
    assert.deepEqual([outcome?.reason, outcome?.winner, outcome?.result], ['explosion', 'white', '1-0']);
    assert.deepEqual(await result({ call: 'san', variant: 'atomic', line: ['e2e4', 'e2e4'] }), { san: ['e4'] });
    assert.deepEqual(await result({ call: 'play', variant: 'makruk', move: 'Nd2' }), { uci: 'b1d2', san: 'Nd2' });
  });

  test('about a game in PGN', async () => {
    const moves = ['e2e4', 'd7d5', 'e4d5', 'd8d5', 'P@e4'];
    const movetext = '1. e4 d5 (1... e5 2. d4) 2. exd5 Qxd5 3. P@e4 *';
    const text = `[Variant "Crazyhouse"]\n\n${movetext}`;
    const variant = await result({ call: 'variant', variant: 'crazyhouse' });
    const read = await result({ call: 'pgn', variant: 'crazyhouse', text });
    assert.deepEqual(
      [read.variant, read.first, read.last],
      [
        variant,
        await result({ call: 'legal', variant: 'crazyhouse' }),
        await result({ call: 'legal', variant: 'crazyhouse', moves }),
      ],
    );
    assert.deepEqual((await result({ call: 'games', text, variant: 'crazyhouse' })).only, read);
    assert.deepEqual(await result({ call: 'games', text }), {
      games: [{ variant: 'Crazyhouse', tags: [['Variant', 'Crazyhouse']], error: null }],
      only: null,
    });
    assert.deepEqual((await result({ call: 'games', variant: 'crazyhouse', text: movetext })).only, {
      ...read,
      tags: [],
    });
    const start = 'rnbqkbnr/ppp1pppp/8/8/8/8/PPPP1PPP/RNBQKBNR[Pp] w KQkq - 0 3';
    const drop = { variant: 'crazyhouse', text: '3. P@e4 *', start };
    const fromStart = await result({ call: 'pgn', ...drop });
    assert.deepEqual([fromStart.first.fen, fromStart.nodes[0].uci], [start, 'P@e4']);
    assert.deepEqual((await result({ call: 'games', ...drop })).only, fromStart);
    const { nodes, ...replayed } = await result({ call: 'replay', variant: 'crazyhouse', moves });
    assert.deepEqual([nodes.map(({ uci }) => uci), replayed.last, replayed.variant], [moves, read.last, variant]);
    const { error } = await ask({ call: 'replay', variant: 'crazyhouse', moves: ['e2e4', 'e2e4'] });
    assert.deepEqual([error?.code, error && 'ply' in error && error.ply], ['illegal-move', 2]);
  });

  test('about the squares that a piece reaches', async () => {
    const { steps } = await result({ call: 'pieceMoves', variant: 'grasshopper', piece: 'G', square: 'a1' });
    assert.ok(steps.length > 0 && steps.every(({ hop, kind }) => hop && kind === 'both'));
    const pawn = await result({ call: 'pieceMoves', variant: 'chess', piece: 'p', square: 'e7' });
    assert.deepEqual(
      pawn.steps.find(({ to }) => to === 'e5'),
      { to: 'e5', kind: 'move', first: true, hop: false },
    );
  });

  test('about the inventions of the chooser', async () => {
    for (const [name, variant] of Object.entries(INVENTIONS)) {
      assert.equal((await result({ call: 'variant', variant })).name, name);
      assert.ok((await result({ call: 'legal', variant })).legal.length > 5, name);
    }
  });

  test('about moves in Betza notation', async () => {
    const { steps, rest, reached } = await result({ call: 'designPiece', piece: { ...PIECE, moves: 'fRKisO2' } });
    assert.equal(steps.length, 9);
    assert.equal(rest, 'isO2');
    assert.deepEqual(reached.map(({ to }) => to).sort(), ['c3', 'c4', 'c5', 'd3', 'd5', 'd6', 'd7', 'e3', 'e4', 'e5']);
    assert.deepEqual(steps[0], { files: 0, ranks: 1, motion: 'slide', range: 15, kind: 'both', first: false });
    assert.deepEqual(await result({ call: 'steps', steps, rest }), { betza: 'fRKisO2' });
    const invalid = (changes: object) => ask({ call: 'steps', steps: [{ ...steps[0], ...changes }], rest });
    for (const changes of [
      { files: 4 },
      { ranks: 0.5 },
      { range: 0 },
      { motion: 'fly' },
      { kind: null },
      { first: 1 },
    ]) {
      assert.equal((await invalid(changes)).error?.code, 'invalid-field');
    }
  });

  test('about a definition that is edited', async () => {
    const text = `${TINY}promotion R to R on 4\n# A comment.\ngoal K at a4\n`;
    const { text: same, design } = await result({ call: 'design', text });
    assert.equal(same, text);
    assert.deepEqual(design.pieces[1], { ...PIECE, letter: 'R', name: 'rook', moves: 'R' });
    assert.deepEqual(design.placement, { a4: 'k', d4: 'r', d1: 'K' });
    assert.deepEqual(design.promotion, { pawns: 'R', choices: 'R', rank: 4, byFile: false, sides: 'both' });
    assert.deepEqual(design.lines, ['# A comment.', 'goal K at a4']);
    const written = await result({ call: 'design', design });
    assert.deepEqual(written.design, design);
    const lines = (of: string) => of.split('\n').sort();
    assert.deepEqual(lines(written.text), lines(text));
  });

  test('keep the lines of every game that is edited', async () => {
    const folder = new URL('../../crates/variants/src/catalogue/games/', import.meta.url);
    const built = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'));
    const { definition } = await result({ call: 'variant', variant: 'fide-clobberers' });
    for (const text of [...built, definition, ...Object.values(INVENTIONS)]) {
      const { design } = await result({ call: 'design', text });
      const written = await result({ call: 'design', design });
      const words = (of: string) => of.split(/\s+/).filter(Boolean).sort().join(' ');
      assert.equal(words(written.text), words(text), design.name);
    }
  });

  test('about an invalid design', async () => {
    const { design } = await result({ call: 'design', text: TINY });
    for (const changes of [
      { files: 3 },
      { name: 7 },
      { pieces: [{}] },
      { pieces: [{ ...PIECE, properties: 'flying' }] },
      { placement: { z9: 'K' } },
      { promotion: { pawns: 'R' } },
    ]) {
      const { error } = await ask({ call: 'design', design: { ...design, ...changes } });
      assert.deepEqual([error?.code, error?.name], ['invalid-field', 'design']);
    }
  });

  test('about the games of an fmax.ini', async () => {
    const text = 'Game: small chess\n4x4\nRNBK\nrnbk\np:100 a-h 16,24 16,7 15,7 17,7\n';
    const { error } = await ask({ call: 'definitions', text });
    assert.equal(error?.code, 'fmax-file');
    assert.deepEqual(
      (await result({ call: 'definitions', text: TINY })).definitions.map(({ name }) => name),
      ['tiny'],
    );
  });

  test('that are invalid are refused with a code', async () => {
    const codeOf = async (question: object) => (await ask(question)).error?.code;
    assert.equal(await codeOf({ call: 'variant', variant: 'nope' }), 'unknown-variant');
    assert.equal(await codeOf({ call: 'legal', variant: 7 }), 'invalid-field');
    assert.equal(await codeOf({ call: 'pieceMoves', variant: 'makruk', piece: 'X', square: 'a1' }), 'invalid-field');
    assert.equal(await codeOf({ call: 'pieceMoves', variant: 'makruk', piece: 'N', square: 'a9' }), 'invalid-field');
    assert.equal(await codeOf({ call: 'legal', variant: 'makruk', moves: ['a1a9'] }), 'illegal-move');
    assert.equal(await codeOf({ call: 'fen', variant: 'makruk', fen: '8/8 w' }), 'variant-rank-count');
    assert.equal(await codeOf({ call: 'pack', variant: 'makruk' }), 'unknown-call');
    const { error } = await ask({ call: 'variant', variant: TINY.replace('piece R rook R', 'piece R rook X') });
    assert.deepEqual([error?.code, error?.line, error?.column, error?.character], ['betza-unknown-letter', 4, 14, 1]);
  });

  test('come beside UCI', async () => {
    const define = `setoption name VariantDefinition value ${TINY.replaceAll('\n', '\\n')}`;
    assert.match(
      (await opened.client.talk([define, 'position startpos', 'go depth 3'], 'bestmove')).at(-1) ?? '',
      /^bestmove d1c[12]/,
    );
    const courier = ['setoption name UCI_Variant value courier', 'position startpos', 'go nodes 2000'];
    assert.match((await opened.client.talk(courier, 'bestmove')).at(-1) ?? '', /^bestmove [a-l]\d/);
    const bad = await opened.client.talk(['setoption name VariantDefinition value game x\\nboard 3x3'], 'info string');
    assert.match(bad.at(-1) ?? '', /error: setoption: 'VariantDefinition': line 2, column 7: '3x3'/);
  });
});
