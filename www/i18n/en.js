// @ts-check
/**
 * Every text of the page in English; the other languages have the same keys. A text is a string, or a
 * function of one record where it has parts. The rooms have tables of their own in `rooms/`.
 */

import { words } from '../board/texts.js';

/** @typedef {typeof en} Texts */

/** @param {string} count */
const plural = (count) => (count === '1' ? '' : 's');

export const en = {
  /** The language tag of the table. */
  language: 'en',

  /** The board, which speaks of squares and pieces. */
  board: words,

  /** How strong an engine plays. */
  levels: {
    level: 'Level',
    levelOf: { white: 'Level of White', black: 'Level of Black' },
    atLevel: (/** @type {{ level: number }} */ { level }) => `level ${level}`,
    /** A choice of levels in a game between two people; the first choice leaves it so. */
    playAgainst: 'Play against',
    nobody: 'nobody',
    /** Rules of levels and limits in a list; each part only where there is one. Numbers are written already. */
    short: {
      nodes: (/** @type {Count} */ { count }) => `${count} nodes`,
      depth: (/** @type {Count} */ { count }) => `depth ${count}`,
      ms: (/** @type {Count} */ { count }) => `${count} s`,
      noise_cp: (/** @type {Count} */ { count }) => `±${count} pawns`,
      elo: (/** @type {Count} */ { count }) => `${count} Elo`,
    },
    /** The same in sentences. */
    rules: {
      nodes: (/** @type {Count} */ { count }) =>
        `Looks one move deeper at a time until it has counted ${count} positions, then plays.`,
      depth: (/** @type {Count} */ { count }) => `Looks at most ${count} half-move${plural(count)} ahead.`,
      ms: (/** @type {Count} */ { count }) => `Thinks for ${count} seconds, then plays.`,
      noise_cp: (/** @type {Count} */ { count }) => `Each score is blurred by up to ${count} pawn${plural(count)}.`,
      elo: (/** @type {Count} */ { count }) => `Plays at about ${count} Elo.`,
      none: 'Thinks as long as it likes.',
    },
  },

  /** What is said or told once. `sentences.js` puts `side`, `move` and `ending` beside the fields of a saying. */
  said: {
    move: (/** @type {{ side: string, move: string }} */ { side, move }) => `${side}: ${move}.`,
    /** `move` is the last one, or is missing. */
    ending: (/** @type {{ ending: string, move?: string }} */ { ending, move }) => `${move ? `${move}. ` : ''}${ending}`,
    /** What came from elsewhere cannot be read; `text` is the whole sentence. */
    notRead: (/** @type {{ text: string }} */ { text }) => text,
    newGame: (/** @type {{ side: string }} */ { side }) => `New game. You play ${side}.`,
    newGameForTwo: 'New game for two players at this board.',
    newGameOfEngines: 'New game. Engine against engine.',
    reopened: 'Back in a game that was kept.',
    loaded: (/** @type {{ moves: number }} */ { moves }) =>
      `The game was read: ${moves} half-moves. Step through it with the buttons under the board or the arrow keys in the list of moves.`,
    loadedPosition: 'The position was read. Both sides are yours to move.',
    takenBack: 'Move taken back.',
    takenBackFlag: 'Move taken back. The game goes on without a clock.',
    redone: 'Move made again.',
    /** A move that the author of a page refuses. */
    notTaken: 'This move is not taken here. The piece goes back.',
    premoveDropped: 'The move made ahead is not possible any more.',
    sidesSwitched: (/** @type {{ side?: string }} */ { side }) => `Sides switched.${side ? ` You play ${side}.` : ''}`,
    /** A kept game asks for an engine or a level that is not there. */
    notOffered: (/** @type {{ wanted: string, instead: string }} */ { wanted, instead }) =>
      `${wanted} is not offered here. ${instead} plays instead.`,
    drawAsked: 'You offer a draw.',
    drawRefused: 'The engine declines the draw.',
    hintPiece: (/** @type {{ square: string }} */ { square }) => `Hint: look at the piece on ${square}.`,
    hintMove: (/** @type {{ move: string }} */ { move }) => `Hint: ${move}.`,
    noHint: 'The engine has no hint here.',
    threat: (/** @type {{ from: string, to: string }} */ { from, to }) => `Threat: from ${from} to ${to}.`,
    threatInCheck: 'You are in check: that is the threat.',
    noThreat: 'There is no threat to show here.',
    note: (/** @type {{ move: string }} */ { move }) => `Better was: ${move}.`,
    /** A kept game is not what it should be; `text` is the reason. */
    unreadable: (/** @type {{ text: string }} */ { text }) => `A game that was kept cannot be read: ${text}.`,
    preferencesDamaged: 'Some of the settings that were kept could not be read; they are as they were at first.',
    cut: (/** @type {{ ply: number, uci: string }} */ { ply, uci }) =>
      `Half-move ${ply} of the game that was kept, ${uci}, is not legal. The game goes on before it.`,
    noMove: 'The engine gave no move.',
    illegalMove: (/** @type {{ uci: string }} */ { uci }) =>
      `The engine answered with the move ${uci}, which is not legal here.`,
    /** What the worker answered, in its own words. */
    noAnswer: (/** @type {{ text: string }} */ { text }) => `The engine gave no answer: ${text}.`,
    engineSays: (/** @type {{ text: string }} */ { text }) => `The engine says: ${text}.`,
    engineRestarted: 'The engine stopped answering and was started again. The game goes on.',
    engineTwice: 'The engine failed twice over this position.',
    engineFailed: (/** @type {{ text: string }} */ { text }) =>
      `The engine could not be started${text && ` (${text})`}. Reload the page to try again.`,
    engineRefused: (/** @type {{ text: string }} */ { text }) => `The browser refused to start the engine: ${text}.`,
    policyForbids: (/** @type {{ text: string }} */ { text }) =>
      `The Content-Security-Policy of this page keeps the engine from starting. It has to allow: ${text}.`,
    engineClosed: 'The engine was closed.',
    noWorkers: 'This browser has no web workers, and the engine runs in one.',
    noWebAssembly: 'This browser has no WebAssembly (it may be switched off), and the engine needs it.',
    notKept: 'The browser does not keep this game: its storage is full or blocked.',
    openElsewhere: 'A game is open in another tab; this tab leaves it alone.',
    notLoaded: 'This part of the page could not be loaded. Is the network there?',
  },

  /** A game: sides, moves in words, endings, scores, levels. */
  game: {
    sides: { white: 'White', black: 'Black' },
    /** Moves as they are spoken; `origin` is a file, a rank or a square where one must be named, else ''. */
    spoken: {
      pieces: { k: 'king', q: 'queen', r: 'rook', b: 'bishop', n: 'knight', p: 'pawn' },
      step: (/** @type {SpokenMove} */ { piece, origin, to }) =>
        `${piece}${origin && ` on ${origin}`} to ${to}`,
      takes: (/** @type {SpokenMove} */ { piece, origin, to }) =>
        `${piece}${origin && ` on ${origin}`} takes ${to}`,
      promotes: (/** @type {{ piece: string }} */ { piece }) => `, promotes to ${piece}`,
      kingside: 'castles kingside',
      queenside: 'castles queenside',
      check: ', check',
      mate: ', checkmate',
    },
    wins: (/** @type {{ side: string, reason: string }} */ { side, reason }) => `${side} wins: ${reason}.`,
    draw: (/** @type {{ reason: string }} */ { reason }) => `Draw: ${reason}.`,
    /** A result without a reason, as a game from elsewhere may have it. */
    plainResults: { '1-0': 'White wins.', '0-1': 'Black wins.', '1/2-1/2': 'Draw.' },
    reasons: {
      checkmate: 'checkmate',
      stalemate: 'stalemate, no legal move and no check',
      'insufficient-material': 'neither side has enough left to give mate',
      'threefold-repetition': 'the position stands for the third time',
      'fivefold-repetition': 'the position stands for the fifth time',
      'fifty-moves': 'fifty moves without a capture or a pawn move',
      'seventy-five-moves': 'seventy-five moves without a capture or a pawn move',
      flag: 'on time',
      'flag-without-material': 'time is up, but the other side could never give mate',
      resignation: 'by resignation',
      agreement: 'by agreement',
    },
    mates: (/** @type {{ side: string }} */ { side }) => `${side} mates`,
    matesIn: (/** @type {{ side: string, moves: number }} */ { side, moves }) => `${side} mates in ${moves}`,
  },

  /** The page around the board. */
  play: {
    tagline: 'Chess against one of the smallest programs that ever played it well',
    boardLabel: 'The board',
    stateLabel: 'State of the game',
    playersLabel: 'Players',
    more: 'More',
    rooms: {
      open: 'Open a game…',
      share: 'Share…',
      setup: 'Set up a position…',
      games: 'Last games…',
      print: 'Print…',
      settings: 'Settings…',
      help: 'Keyboard help',
    },
    learn: 'How micro-Max thinks: a tutorial',
    authors: 'For authors: put a board on your page',
    newGame: 'New game',
    takeBack: 'Take back',
    redo: 'Redo',
    hint: 'Hint',
    flip: 'Flip board',
    moveNow: 'Move now',
    analyse: 'Analyse',
    offerDraw: 'Offer draw',
    claimDraw: 'Claim draw',
    lookThrough: 'Look through',
    resign: 'Resign',
    reallyResign: 'Really resign?',
    pressAgain: 'Press again to resign.',
    rematch: 'Rematch',
    switchSides: 'Switch sides',
    retry: 'Try again',
    closeNotice: 'Close the notice',
    moves: 'Moves',
    annotate: 'Remarks…',
    first: 'First position',
    back: 'One move back',
    forward: 'One move forward',
    last: 'Last position',
    typed: 'Move or command',
    typedHelp: 'Nf3, g1f3, or: resign, draw, back, hint, clock, help',
    /** The words that may be typed, by command. */
    commands: { resign: 'resign', draw: 'draw', back: 'back', hint: 'hint', clock: 'clock', help: 'help' },
    thinking: 'What the engine sees',
    threat: 'Threat',
    depth: 'Depth',
    nodes: 'Nodes',
    speed: 'Nodes/s',
    tableUse: 'Table',
    score: 'Score (White)',
    lines: 'Best lines',
    you: 'You',
    toMove: 'to move',
    thinks: 'thinking',
    clockOf: (/** @type {{ side: string }} */ { side }) => `Clock of ${side}`,
    /** `ahead` is "+3", or nothing. */
    captured: (/** @type {{ pieces: string, ahead: string }} */ { pieces, ahead }) =>
      [pieces && `Captured: ${pieces}`, ahead && `material ${ahead}`].filter(Boolean).join('; '),
    check: 'Check!',
    yourMove: 'Your move',
    sideToMove: (/** @type {{ side: string }} */ { side }) => `${side} to move`,
    isThinking: (/** @type {{ name: string }} */ { name }) => `${name} is thinking…`,
    noAnswer: (/** @type {{ name: string }} */ { name }) => `${name} gave no answer`,
    lookingBack: (/** @type {{ place: string }} */ { place }) => `Looking back: ${place}`,
    beginning: 'the beginning',
    over: 'The game is over',
    aDraw: 'A draw',
    youWin: 'You win',
    sideWins: (/** @type {{ side: string }} */ { side }) => `${side} wins`,
    looking: 'The engine is looking…',
    hintPiece: (/** @type {{ square: string }} */ { square }) => `Hint: look at the piece on ${square}. Press again for the move.`,
    hintMove: (/** @type {{ move: string }} */ { move }) => `Hint: ${move}`,
    threatOf: (/** @type {{ from: string, to: string }} */ { from, to }) => `The other side would go from ${from} to ${to}.`,
    note: (/** @type {{ move: string, better: string, pawns: string }} */ { move, better, pawns }) =>
      `${move} lost about ${pawns} pawns; ${better} was better.`,
    offerAsked: 'micro-Max considers your offer…',
    offerRefused: 'micro-Max declines the draw.',
    mayClaim: (/** @type {{ reason: string }} */ { reason }) => `You may claim a draw: ${reason}.`,
    tryMoves: 'Try other moves: the game stays as it was.',
    goOnFromHere: 'Make a move to go on from here, or step forward to the game.',
    whatNext: 'Rematch, look through it, or analyse.',
    lastMove: (/** @type {{ move: string }} */ { move }) => `Last move: ${move}`,
    howToMove: 'Drag a piece, or click it and then its square.',
  },
};

/** @typedef {{ piece: string, origin: string, to: string }} SpokenMove */

/** @typedef {{ count: string }} Count */
