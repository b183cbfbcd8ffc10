import assert from 'node:assert/strict';
import { test } from 'node:test';
import { texts as en } from './en/page.ts';
import { loadMotifs } from './load.ts';
import {
  endingText,
  reasonText,
  messageText,
  reasonSentence,
  scoreText,
  shortScoreText,
  signedScoreText,
  spokenMove,
} from './sentences.ts';
import type { Message } from './sentences.ts';

test('moves are spoken', () => {
  assert.equal(spokenMove(en, 'Nxf3+'), 'knight takes f3, check');
  assert.equal(spokenMove(en, 'e4'), 'pawn to e4');
  assert.equal(spokenMove(en, 'R1a3'), 'rook on 1 to a3');
  assert.equal(spokenMove(en, 'dxe8=Q#'), 'pawn on d takes e8, promotes to queen, checkmate');
  assert.equal(spokenMove(en, 'O-O-O+'), 'castles queenside, check');
  assert.equal(spokenMove(en, 'O-O'), 'castles kingside');
  assert.equal(spokenMove(en, 'e7e8q'), 'e7e8q');
  assert.equal(spokenMove(en, 'Na10b12'), 'knight on a10 to b12');
  assert.deepEqual(
    ['Ce4', 'N@e4', 'Nc3/H'].map((san) => spokenMove(en, san)),
    ['Ce4', 'N@e4', 'Nc3/H'],
  );
});

test('a piece is lost for one or two others', async () => {
  const sentence = async (language: 'en' | 'de' | 'fr' | 'es', roles: string) => {
    const targets = [...roles].map((role) => ({ role, square: 'e6' }));
    const reason = { motif: 'trade' as const, cause: 'allowed' as const, targets };
    return reasonSentence(await loadMotifs(language), { ...reason, line: [], san: [], mateMoves: 0 });
  };
  assert.equal(await sentence('en', 'qr'), 'It loses the queen on e6 for a rook:');
  assert.equal(await sentence('en', 'qrp'), 'It loses the queen on e6 for a rook and a pawn:');
  assert.equal(await sentence('en', 'npp'), 'It loses the knight on e6 for two pawns:');
  assert.equal(await sentence('de', 'qrp'), 'Das verliert die Dame auf e6 für einen Turm und einen Bauern:');
  assert.equal(await sentence('de', 'npp'), 'Das verliert den Springer auf e6 für zwei Bauern:');
  assert.equal(await sentence('fr', 'qrp'), 'Cela perd la dame e6 pour une tour et un pion\u202f:');
  assert.equal(await sentence('fr', 'npp'), 'Cela perd le cavalier e6 pour deux pions\u202f:');
  assert.equal(await sentence('es', 'qrp'), 'Pierde la dama de e6 por una torre y un peón:');
  assert.equal(await sentence('es', 'npp'), 'Pierde el caballo de e6 por dos peones:');
});

test('endings are named', () => {
  assert.equal(endingText(en, { winner: 'white', reason: 'checkmate' }), 'White wins by checkmate.');
  assert.equal(endingText(en, { winner: null, reason: 'insufficient-material' }), 'Draw: insufficient material.');
  assert.equal(endingText(en, { winner: 'black', reason: 'unknown' }), 'Black wins.');
  assert.equal(reasonText(en, 'from-another-version'), 'from-another-version');
});

test('a message gets its words', () => {
  const move: Message = { key: 'move', fields: { color: 'black', san: 'Qh4#' } };
  assert.equal(messageText(en, move), 'Black: queen to h4, checkmate.');
  const ending: Message = { key: 'ending', fields: { winner: 'black', reason: 'checkmate' } };
  assert.equal(messageText(en, ending), 'Black wins by checkmate.');
  const unknown = 'noSuchText' as string as Message['key'];
  assert.equal(messageText(en, { key: unknown }), 'noSuchText');
});

test('scores are from White’s side', () => {
  assert.equal(scoreText(en, { cp: 35, mate: null }), '+0.35');
  assert.equal(scoreText(en, { cp: -120, mate: null }), '−1.20');
  assert.equal(scoreText(en, { cp: 0, mate: null }), '0.00');
  assert.equal(scoreText(en, { cp: -3999, mate: null }), 'Black mates');
  assert.equal(scoreText(en, { cp: null, mate: 3 }), 'White mates in 3');
  assert.equal(scoreText(en, { cp: null, mate: null }), '–');
});

test('a short score has no side', () => {
  const short = (cp: number | null, mate: number | null = null) => shortScoreText(en, { cp, mate });
  assert.deepEqual([short(0), short(-135), short(994), short(995), short(-4000)], ['0.0', '1.4', '9.9', '10', '40']);
  assert.deepEqual([short(null, 5), short(null, -12), short(null)], ['#5', '#12', '']);
});

test('a signed score has one sign in front', () => {
  const signed = (cp: number | null, mate: number | null = null) => signedScoreText(en, { cp, mate });
  assert.deepEqual([signed(0), signed(-135), signed(20)], ['0.0', '−1.4', '+0.2']);
  assert.deepEqual([signed(-4), signed(4), signed(-5)], ['0.0', '0.0', '−0.1']);
  assert.deepEqual([signed(null, 5), signed(null, -12), signed(null)], ['+#5', '−#12', '']);
});
