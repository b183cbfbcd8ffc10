/**
 * The texts of the page in English; the other languages have the same keys. A text is a string, or a function of one
 * record where it has parts. What a first game does not need has tables of its own: dialogs and folded panels in
 * `dialogs/`, messages that are seldom said in `rare-messages/`.
 */

import { words } from '../../board/texts.ts';
import type { MotifTexts } from './motifs.ts';

/** Those of this file, and the reasons of mistakes once they are needed. */
export type Texts = typeof texts & { motifs?: MotifTexts };

export const plural = (count: string) => (count === '1' ? '' : 's');

export const texts = {
  /** The language tag of the table. */
  language: 'en',

  /** The board: names of squares and pieces. */
  board: words,

  /** How strong an engine plays. */
  levels: {
    atLevel: ({ level }: { level: number }) => `level ${level}`,
    /** The same at the beginning of a label. */
    ofNumber: ({ level }: { level: number }) => `Level ${level}`,
    /** Rules of levels and limits in a list; each part only where there is one. Numbers are written already. */
    short: {
      nodes: ({ count }: Count) => `${count} nodes`,
      depth: ({ count }: Count) => `depth ${count}`,
      ms: ({ count }: Count) => `${count} s`,
      people: ({ count }: Count) => `like people rated ${count}`,
      elo: ({ count }: Count) => `${count} Elo`,
    },
  },

  /**
   * Messages that are announced or shown once. `sentences.ts` adds `side`, `move` and `ending` to the fields of a message.
   */
  messages: {
    move: ({ side, move }: { side: string; move: string }) => `${side}: ${move}.`,
    /** `move` is the last one, or is missing. */
    ending: ({ ending, move }: { ending: string; move?: string }) => `${move ? `${move}. ` : ''}${ending}`,
    newGame: ({ side }: { side: string }) => `New game. You play ${side}.`,
    reopened: 'Reopened a saved game.',
    takenBack: 'Move taken back.',
    redone: 'Move redone.',
    premoveDropped: 'The premove is no longer possible.',
    paused: 'The game is paused.',
    continued: 'The game continues.',
    mustCapture: 'You must capture.',
    kingInCheck: 'The king may not stay in check.',
    drawAsked: 'You offer a draw.',
    drawRefused: 'Your opponent declines your draw offer.',
    drawOffered: 'Your opponent offers a draw.',
    hintPiece: ({ piece, square }: { piece: string; square: string }) => `Hint: look at your ${piece} on ${square}.`,
    hintMove: ({ move, why = '' }: { move: string; why?: string }) => `Hint: ${move}.${why && ` ${why}`}`,
    noHint: 'The engine has no hint here.',
    note: ({ move }: { move: string }) => `A better move was ${move}.`,
    notLoaded: 'This part of the page could not be loaded. Check your connection.',
  },

  /** A game: sides, moves in words, endings, scores, levels. */
  game: {
    sides: { white: 'White', black: 'Black' },
    /** Moves as they are spoken; `origin` is a file, a rank or a square where one must be named, else ''. */
    spoken: {
      pieces: { k: 'king', q: 'queen', r: 'rook', b: 'bishop', n: 'knight', p: 'pawn' },
      step: ({ piece, origin, to }: SpokenMove) => `${piece}${origin && ` on ${origin}`} to ${to}`,
      takes: ({ piece, origin, to }: SpokenMove) => `${piece}${origin && ` on ${origin}`} takes ${to}`,
      promotes: ({ piece }: { piece: string }) => `, promotes to ${piece}`,
      kingside: 'castles kingside',
      queenside: 'castles queenside',
      check: ', check',
      mate: ', checkmate',
    },
    /** Marks the rest of an imported game in a comment. */
    unread: ({ text }: { text: string }) => `Not read from here: ${text}`,
    /** A null move of a PGN. */
    passes: ({ side }: { side: string }) => `${side} passes`,
    wins: ({ side, reason }: { side: string; reason: string }) =>
      `${side} wins${/^(?:by|on) /.test(reason) ? '' : ':'} ${reason}.`,
    draw: ({ reason }: { reason: string }) => `Draw: ${reason}.`,
    /** A result without a reason, as a game from elsewhere may have it. */
    plainResults: {
      '1-0': 'White wins.',
      '0-1': 'Black wins.',
      '1/2-1/2': 'Draw.',
      '0-0': 'Both sides lose.',
      '1/2-0': 'Half a point for White, none for Black.',
      '0-1/2': 'Half a point for Black, none for White.',
    },
    reasons: {
      checkmate: 'by checkmate',
      stalemate: 'stalemate',
      'insufficient-material': 'insufficient material',
      'threefold-repetition': 'threefold repetition',
      'fivefold-repetition': 'fivefold repetition',
      'fifty-moves': 'fifty-move rule',
      'seventy-five-moves': 'seventy-five-move rule',
      flag: 'on time',
      'flag-without-material': 'time is up, but the opponent has no mating material',
      resignation: 'by resignation',
      agreement: 'by agreement',
    },
    /** What moves are judged to be. */
    judgements: {
      blunder: 'blunder',
      mistake: 'mistake',
      inaccuracy: 'inaccuracy',
      good: 'good move',
      brilliant: 'brilliant move',
    },
    /** The name of a link in a text whose position is on the board. */
    onBoard: ({ move }: { move: string }) => `${move}, shown on the board`,
    mates: ({ side }: { side: string }) => `${side} mates`,
    matesIn: ({ side, moves }: { side: string; moves: number }) => `${side} mates in ${moves}`,
  },

  /** The choice of an opponent before the first move. */
  chooser: {
    title: 'Choose your opponent',
    /** The levels of Modern. */
    levels: [
      { name: 'Newcomer', about: 'Gives its pieces away. For your very first games.' },
      { name: 'Beginner', about: 'Sees little and leaves a lot unprotected.' },
      { name: 'Learner', about: 'Takes what is offered, but misses most threats.' },
      { name: 'Casual', about: 'Finds simple tactics and still makes mistakes.' },
      { name: 'Club', about: 'Plays soundly and punishes careless moves.' },
      { name: 'Strong', about: 'Calculates a few moves ahead and errs rarely.' },
      { name: 'Expert', about: 'A hard test, even for club players.' },
      { name: 'Master', about: 'The hardest of all. It gives nothing away.' },
    ],
    strength: 'Strength',
    color: 'Your colour',
    colors: { white: 'White', random: 'Random', black: 'Black' },
    clock: 'Clock',
    noClock: 'No clock',
    clockOf: ({ minutes, seconds }: { minutes: number; seconds: number }) =>
      `${minutes} minutes per side, ${seconds} seconds per move`,
    start: 'Play',
    orMove: 'Or simply make the first move on the board.',
    moreOptions: 'Custom…',
    friend: 'A friend, by link',
    chess: 'Chess',
    back: 'Back to the game',
    /** The tiles beside the first view, which are entries of the menu too. */
    onlyHere: 'Only here',
    variants: '50+ other games',
    invent: 'Invent a piece',
    practise: 'Practise',
    review: 'Review a game',
    learn: 'How it thinks',
  },

  /** The page around the board. */
  play: {
    tagline: 'Chess against one of the smallest programs that ever played it well',
    boardLabel: 'The board',
    stateLabel: 'Game status',
    review: 'Review',
    reviewLabel: 'Review of the game',
    playersLabel: 'Players',
    menu: 'Menu',
    more: 'More',
    sound: 'Sound',
    /** The opponents with a face, by the ids of the characters. */
    characters: {
      mouse: 'Mouse',
      goose: 'Goose',
      bear: 'Bear',
      giraffe: 'Giraffe',
      hare: 'Hare',
      camel: 'Camel',
      fox: 'Fox',
      wolf: 'Wolf',
      heron: 'Heron',
      elephant: 'Elephant',
      owl: 'Owl',
    },
    /** The groups of the menu. */
    menuGroups: { toPlay: 'Play', toLearn: 'Learn', thisGame: 'This game', thisPage: 'This page' },
    /** Entries of the menu; most open dialogs. */
    dialogs: {
      open: 'Open a game…',
      share: 'Share…',
      setup: 'Set up a position…',
      games: 'Recent games…',
      puzzles: 'Your puzzles…',
      endings: 'Endings…',
      rating: 'Your rating…',
      print: 'Print…',
      settings: 'Settings…',
      help: 'Help…',
      learn: 'How micro-Max thinks: a tutorial',
    },
    authors: 'Put a board on your page',
    zen: 'Zen mode',
    leaveZen: 'Leave zen mode',
    boardSize: 'Size of the board',
    /** Folds and unfolds the panels about engine, players and commands. */
    workbench: 'Workbench',
    details: 'Details',
    command: 'Command',
    pause: 'Pause',
    goOn: 'Continue',
    isPaused: 'Paused',
    enginesPlay: 'Engine vs engine',
    newGame: 'New game',
    takeBack: 'Take back',
    playComputer: 'Play computer',
    redo: 'Redo',
    hint: 'Hint',
    threat: 'What is he up to?',
    flip: 'Flip board',
    moveNow: 'Move now',
    analyse: 'Analyse',
    offerDraw: 'Offer draw',
    acceptDraw: 'Accept draw',
    claimDraw: 'Claim draw',
    lookThrough: 'Review game',
    resign: 'Resign',
    reallyResign: 'Really resign?',
    pressAgain: 'Press again to resign.',
    rematch: 'Rematch',
    switchSides: 'Switch sides',
    retry: 'Try again',
    closeNotice: 'Close the notice',
    moves: 'Moves',
    annotate: 'Annotate…',
    first: 'First position',
    back: 'One move back',
    forward: 'One move forward',
    autoplay: 'Play the moves',
    stopAutoplay: 'Stop',
    last: 'Last position',
    thinking: 'Engine',
    depth: 'Depth',
    score: 'Score (White)',
    lines: 'Best lines',
    you: 'You',
    toMove: 'to move',
    thinks: 'thinking',
    clockOf: ({ side }: { side: string }) => `Clock of ${side}`,
    /** `ahead` is "+3", or nothing. */
    captured: ({ pieces, ahead }: { pieces: string; ahead: string }) =>
      [pieces && `Captured: ${pieces}`, ahead && `material ${ahead}`].filter(Boolean).join('; '),
    check: 'Check!',
    yourMove: 'Your move',
    sideToMove: ({ side }: { side: string }) => `${side} to move`,
    isThinking: ({ name }: { name: string }) => `${name} is thinking…`,
    noAnswer: ({ name }: { name: string }) => `${name} did not answer`,
    lookingBack: ({ place }: { place: string }) => `Viewing ${place}`,
    beginning: 'the starting position',
    over: 'The game is over',
    aDraw: 'A draw',
    youWin: 'You win',
    sideWins: ({ side }: { side: string }) => `${side} wins`,
    looking: 'The engine is thinking…',
    hintPiece: ({ piece, square }: { piece: string; square: string }) =>
      `Hint: look at your ${piece} on ${square}. Press again for the move.`,
    hintMove: ({ move }: { move: string }) => `Hint: ${move}`,
    threatOf: ({ move }: { move: string }) => `Threat: ${move}.`,
    noThreat: 'No threat.',
    note: ({ move, better, pawns }: { move: string; better: string; pawns: string }) =>
      `${move} lost about ${pawns} pawns; ${better} was better.`,
    offerAsked: 'Your opponent is considering your offer…',
    offerRefused: 'Your opponent declines your draw offer.',
    offerReceived: 'Your opponent offers a draw.',
    mayClaim: ({ reason }: { reason: string }) => `You can claim a draw: ${reason}.`,
    tryMoves: 'Try other moves; the original game is kept.',
    goOnFromHere: 'Make a move to continue from here, or step forward to return to the game.',
    lastMove: ({ move }: { move: string }) => `Last move: ${move}`,
    howToMove: 'Drag a piece, or click it and then the target square.',
    howToMoveByTouch: 'Tap a piece, then its target.',
  },
};

export type SpokenMove = { piece: string; origin: string; to: string };

export type Count = { count: string };
