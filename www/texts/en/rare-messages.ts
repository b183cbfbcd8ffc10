/**
 * The messages that few games need, in English: unusual games, faults, what cannot be read, threats, and the retry of
 * mistakes. They are loaded when one of them is first needed; the form is that of `messages` in `./page.ts`.
 */
import { plural } from './page.ts';

export type RareMessages = typeof texts;

export const texts = {
  newGameForTwo: 'New game for two players at this board.',
  newGameOfEngines: 'New game. Engine vs engine.',
  loaded: ({ moves }: { moves: number }) =>
    `Game loaded: ${moves} half-moves. Step through it with the arrow buttons or the arrow keys.`,
  loadedPosition: 'Position loaded. Move either side, or play it against the computer.',
  takenBackFlag: 'Move taken back. The game continues without a clock.',
  sidesSwitched: ({ side }: { side?: string }) => `Sides switched.${side ? ` You play ${side}.` : ''}`,
  /** Imported text cannot be read; `text` is the whole sentence. */
  notRead: ({ text }: { text: string }) => text,
  /** A part of an imported game cannot be read; `text` says why. */
  partlyRead: ({ number, text, more }: { number: number; text: string; more: number }) =>
    `Move ${number}: ${text}. The rest is kept as a comment.${more > 0 ? ` ${more} more place${plural(String(more))} could not be read.` : ''}`,
  /** A page's script cancelled the move. */
  notTaken: 'This move is not accepted here. The piece goes back.',
  /** A saved game asks for an engine or a level that does not exist. */
  notOffered: ({ wanted, instead }: { wanted: string; instead: string }) =>
    `${wanted} is not available. ${instead} plays instead.`,
  threat: ({ move }: { move: string }) => `Threat: ${move}.`,
  threatInCheck: 'You are in check: that is the threat.',
  noThreat: 'There is no threat here.',
  correctionAsked: ({ side, move }: { side: string; move: string }) => `${side}: ${move}. Find a better move.`,
  correctionSolved: ({ move, isBest }: { move: string; isBest: boolean }) =>
    isBest ? `${move} is the best move.` : `${move} is a good move.`,
  /** `answer` refutes the move; it is missing if none is known. */
  correctionWrong: ({ move, answer = '' }: { move: string; answer?: string }) =>
    `${move} is not good enough.${answer && ` The answer is ${answer}.`} Try again.`,
  /** A saved game is damaged; `text` is the reason. */
  unreadable: ({ text }: { text: string }) => `A saved game cannot be read: ${text}.`,
  preferencesDamaged: 'Some saved settings could not be read and were reset.',
  cut: ({ ply, uci }: { ply: number; uci: string }) =>
    `Half-move ${ply} of the saved game, ${uci}, is illegal. The game continues from the position before it.`,
  noMove: 'The engine returned no move.',
  illegalMove: ({ uci }: { uci: string }) => `The engine played ${uci}, which is illegal here.`,
  /** `text` is the engine's error. */
  noAnswer: ({ text }: { text: string }) => `The engine did not answer: ${text}.`,
  engineRestarted: 'The engine stopped responding and was restarted. The game continues.',
  engineTwice: 'The engine failed twice in this position.',
  questionTooLong: 'The engine took too long to answer, so it was stopped.',
  engineFailed: ({ text }: { text: string }) =>
    `The engine could not be started${text && ` (${text})`}. Reload the page to try again.`,
  engineRefused: ({ text }: { text: string }) => `The browser did not allow the engine to start: ${text}.`,
  /** A file of the element, `text`, was not copied with the others. */
  missingFile: ({ text }: { text: string }) => `${text} is missing beside micro-max.js.`,
  policyForbids: ({ text }: { text: string }) =>
    `This page’s Content-Security-Policy prevents the engine from starting. It must allow ${text}.`,
  sandboxed: 'This frame’s sandbox prevents the engine from starting. It must contain allow-same-origin.',
  engineClosed: 'The engine was closed.',
  noWorkers: 'This browser does not support web workers, which the engine needs.',
  noWebAssembly: 'This browser does not support WebAssembly, or it is switched off. The engine needs it.',
  notKept:
    'Nothing is kept: the browser’s storage is full or blocked. New games, ratings and settings are lost when the page closes.',
  overtaken:
    'A game took long to load and was not shown, because you opened another one meanwhile. Open it again to see it.',
  openElsewhere: 'Your game is open in another tab, so this tab opened a different one.',
  /** A game that another person has sent. */
  friendGame: ({ side }: { side: string }) =>
    `A friend has sent you this game. You play ${side}: make your move, then send the game back.`,
  friendOld: 'This link has nothing new: your game already has its moves.',
  friendOther: 'This link does not continue your saved game, so it opened as a game of its own. Both are kept.',
};
