import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withLists } from './service-worker.ts';

test('the lists are filled in and make the version', () => {
  const worker = "const VERSION = /* version */ '';\nconst ON_USE = /* on use */ [];\nconst FILES = /* files */ [];\n";
  const filled = (hash: string) => withLists(worker, [['', hash]], []).split('\n');
  const [version, onUse, files] = filled('sha256-a');
  assert.equal(onUse, 'const ON_USE = [];');
  assert.equal(files, 'const FILES = [["","sha256-a"]];');
  assert.notEqual(version, filled('sha256-b')[0]);
  assert.throws(() => withLists('', [], []), /no placeholder/);
});
