/** The texts of the dialogs and of the panels that fold away, in English, loaded when one of them is first opened. */
import { plural } from './page.ts';
import type { Count } from './page.ts';

export type DialogTexts = typeof texts;

export const texts = {
  close: 'Close',

  /** The dialog for a new game. */
  newGame: {
    title: 'New game',
    game: 'Game',
    chess: 'Chess',
    otherGames: 'Choose a variant…',
    as: 'Play as',
    white: 'White',
    black: 'Black',
    random: 'Random',
    opponent: 'Opponent',
    engine: 'Computer',
    two: 'Two players, one board',
    friend: 'A friend, by link',
    engines: 'Computer against computer',
    program: 'Engine',
    /** What each engine is. */
    about: {
      Modern: 'As strong as a small download can be, with levels that a beginner can beat.',
      Classic: 'The original micro-Max 3.2, node for node. It is never improved.',
    } as Record<string, string>,
    strength: 'Strength',
    ownLimit: 'Custom limit…',
    limit: 'Limit',
    unit: 'Unit',
    limits: { nodes: 'nodes', depth: 'half-moves deep', ms: 'milliseconds' },
    clock: 'With a clock',
    minutes: 'Minutes per side',
    increment: 'Increment (seconds)',
    varied: 'Play different moves each game',
    play: 'Play',
    cancel: 'Cancel',
  },

  /** The dialog for annotating a move. */
  annotate: {
    title: ({ move }: { move: string }) => `Annotate ${move}`,
    beginning: 'the starting position',
    comment: 'Comment',
    glyph: 'Mark',
    glyphs: {
      0: 'none',
      1: '! good',
      2: '? mistake',
      3: '‼ brilliant',
      4: '⁇ blunder',
      5: '⁉ interesting',
      6: '⁈ dubious',
    },
    promote: 'Make this the main line',
    remove: 'Delete from here',
    keep: 'Save',
    cancel: 'Cancel',
  },

  /** The engine panel. */
  enginePanel: {
    wholeLine: 'The whole line',
    lineCount: 'Lines',
    threat: 'Threat',
    nodes: 'Nodes',
    speed: 'Nodes/s',
    tableUse: 'Hash',
  },

  /** The box for moves and commands. */
  typing: {
    label: 'Move or command',
    help: 'Nf3, g1f3, or: resign, draw, back, hint, clock, help',
    /** The words that may be typed, by command. */
    commands: { resign: 'resign', draw: 'draw', back: 'back', hint: 'hint', clock: 'clock', help: 'help' },
    notLegal: ({ text }: { text: string }) => `${text} is not a legal move here.`,
    notUnderstood: ({ text }: { text: string }) => `${text} is neither a move nor a command.`,
    ambiguous: ({ moves }: { moves: string }) => `That could be ${moves}. Which one?`,
    promotion: ({ moves }: { moves: string }) => `Promote to which piece? ${moves}.`,
    notYourTurn: 'It is not your turn.',
    noClock: 'This game has no clock.',
    clocks: ({ white, black }: { white: string; black: string }) => `White has ${white}, Black has ${black}.`,
  },

  /** Imported text; `name` says where it comes from. */
  import: {
    /** What a link contains, by its form. */
    address: {
      fen: 'The position (FEN) in the link',
      pgn: 'The game (PGN) in the link',
      packed: 'The game in the link',
    },
    /** What is wrong with a link to a variant. */
    link: { damaged: 'it is damaged or incomplete', tooLong: 'its rules are longer than 20,000 characters' },
    paste: 'The pasted text',
    text: 'The text',
    file: ({ name }: { name: string }) => `The file ${name}`,
    empty: ({ name }: { name: string }) => `${name} is empty.`,
    tooLarge: ({ name }: { name: string }) => `${name} is larger than 16 MB, the most this page can read.`,
    unreadable: ({ name }: { name: string }) => `${name} could not be read from the disk.`,
    binary: ({ name }: { name: string }) => `${name} is not a text file, so it contains neither a FEN nor a PGN.`,
    noGame: ({ name }: { name: string }) => `${name} contains neither a position (FEN) nor a game (PGN).`,
    wrong: ({ name, fault }: { name: string; fault: string }) => `${name} cannot be read: ${fault}.`,
    place: ({ game, line, fault }: { game?: number; line: number; fault: string }) =>
      `${game ? `game ${game}, ` : ''}line ${line}: ${fault}`,
  },

  open: {
    title: 'Open a game or a position',
    text: 'PGN or FEN',
    example: '1. e4 e5 2. Nf3 Nc6 3. Bb5',
    hint: 'You can also paste text or drop a file anywhere on the page.',
    file: 'Choose a file…',
    open: 'Open',
  },

  /** The choice between several games. */
  chooser: {
    title: ({ count }: { count: number }) => `${count} games. Which one?`,
    search: 'Search players, events, dates',
    none: 'No game matches.',
    more: ({ count }: { count: number }) => `${count} more are not listed. Refine your search to find them.`,
    reading: 'Reading…',
  },

  share: {
    title: 'Share',
    fen: 'Position (FEN)',
    pgn: 'Game (PGN)',
    positionLink: 'Link to the position',
    gameLink: 'Link to the game',
    complete: 'With comments and variations',
    longLink: 'This link is long, and some programs cut long links. A file is safer.',
    copy: 'Copy',
    copyOf: ({ what }: { what: string }) => `Copy ${what}`,
    copied: ({ what }: { what: string }) => `${what} copied.`,
    notCopied: 'The browser does not allow copying. The text is selected; press Ctrl+C.',
    gameNotCopied: 'The browser does not allow copying. Save the game instead.',
    downloadPgn: 'Save the game (PGN)',
    fullScreen: 'Full screen',
    leaveFullScreen: 'Leave full screen',
    downloadPng: 'Save the picture (PNG)',
    downloadPicture: 'Save the picture (SVG)',
    picture: 'Picture',
    copyPicture: 'Copy the picture',
    pictureNotCopied: 'The browser does not allow copying pictures. Save the picture instead.',
    send: 'Share…',
    notSent: 'Sharing did not work. Copy the link instead.',
  },

  /** A game with a friend, to whom each move is sent as a link. */
  friend: {
    first: 'Make your move, then send the game to your friend.',
    send: 'Send this game',
    more: 'Link and QR code',
    toSend: 'Now send the game to your friend.',
    about: 'Your friend opens the link or scans the code, makes a move and sends the game back.',
    code: 'QR code of the link',
    noCode: 'The link is too long for a QR code.',
    tooLong: 'This game is too long for a link.',
    moved: ({ move }: { move: string }) => `Your friend’s move: ${move}.`,
  },

  setup: {
    title: 'Set up a position',
    palette: 'Piece to place',
    move: 'Move pieces',
    take: 'Remove piece',
    start: 'Start position',
    clear: 'Empty board',
    flip: 'Flip',
    turn: 'Side to move',
    castling: 'Castling rights',
    rights: { K: 'White, kingside', Q: 'White, queenside', k: 'Black, kingside', q: 'Black, queenside' },
    ep: 'En passant',
    noEp: 'none',
    fen: 'FEN',
    good: 'This is a legal position.',
    wrong: ({ fault }: { fault: string }) => `Not a legal position yet: ${fault}.`,
    as: 'You play',
    both: 'Both sides',
    play: 'Play from here',
    analyse: 'Analyse',
  },

  games: {
    title: 'Recent games',
    none: 'No saved games yet.',
    open: 'Open',
    delete: 'Delete',
    reallyDelete: 'Really delete?',
    deleted: 'Game deleted.',
    unopened: 'This game cannot be opened: it is open in another tab, damaged, or from another version of this page.',
    onBoard: 'This game is on the board.',
    goesOn: 'in progress',
    /** `percents` is that of the player, or White's and Black's. */
    accuracy: ({ percents }: { percents: string }) => `accuracy ${percents}`,
    moves: ({ count }: { count: number }) => (count === 1 ? '1 move' : `${count} moves`),
    two: 'Two players',
    friend: 'Friend',
    /** Points in the finished games of the two. */
    score: ({ own, friend }: { own: string; friend: string }) => `you ${own}, friend ${friend}`,
    downloadAll: 'Save all as one PGN',
  },

  /** The player's rating; numbers are written already. */
  rating: {
    title: 'Your rating',
    none: 'No rated games yet. A game counts if you play chess against an opponent with a rating to the end, without hints, analysis or taking moves back.',
    about: ({ rating, deviation, games }: { rating: string; deviation: string; games: number }) =>
      `${rating} ± ${deviation} after ${games} rated game${games === 1 ? '' : 's'}, on the scale of lichess.`,
    /** `rating` is "1,240 ± 90 (+12)". */
    yours: ({ rating }: { rating: string }) => `Your rating: ${rating}`,
    won: ({ opponent }: { opponent: string }) => `won against ${opponent}`,
    drawn: ({ opponent }: { opponent: string }) => `drew with ${opponent}`,
    lost: ({ opponent }: { opponent: string }) => `lost to ${opponent}`,
    next: ({ elo }: { elo: string }) => `Equal opponent (${elo})`,
    save: 'Save as a file',
    load: 'Load a file…',
    loaded: 'The rating was loaded.',
    notSaved: 'The rating could not be saved: the browser’s storage is full or blocked.',
    unreadableFile: 'This file holds no rating, or one from another version of this page. Nothing was changed.',
    unreadable:
      'Your saved rating is damaged or from another version of this page. It was left unchanged, and the game was not counted.',
    delete: 'Delete the rating',
    reallyDelete: 'Really delete?',
    deleted: 'The rating was deleted.',
  },

  /** Mistakes that come back as puzzles. */
  practise: {
    title: 'Practise',
    mistakes: 'Your mistakes',
    due: ({ count }: { count: number }) => `${count} position${count === 1 ? '' : 's'} to practise today.`,
    noneDue: 'Nothing is due today. The positions come back in a few days.',
    start: 'Start',
    all: 'All positions…',
    endings: ({ lessons, solved, all }: { lessons: number; solved: number; all: number }) =>
      `${lessons} lessons, ${solved} of ${all} positions done.`,
    choose: 'Choose an ending…',
  },

  puzzles: {
    title: 'Your puzzles',
    none: 'No puzzles yet. The mistakes of your games against the computer become puzzles once a game is reviewed.',
    about:
      'You can solve the mistakes of your games at once. Solved, they come back after 3, 7 and 21 days. After a wrong move, or if you look at the answer, a puzzle comes back the next day.',
    today: ({ count }: { count: number }) => `${count} position${count === 1 ? '' : 's'} today`,
    /** The puzzle on the board, and what comes of it. */
    place: ({ number, count }: { number: number; count: number }) => `Position ${number} of ${count}`,
    next: 'Next position',
    comesBack: ({ days }: { days: number }) =>
      days === 1 ? 'It comes back tomorrow.' : `It comes back in ${days} days.`,
    learnt: 'You know it: it does not come back.',
    ended: ({ solved, answered }: { solved: number; answered: number }) => `${solved} of ${answered} solved.`,
    /** Below a reviewed game. */
    keptForToday: ({ count }: { count: number }) =>
      count === 1
        ? 'One position of this game is ready to practise.'
        : `${count} positions of this game are ready to practise.`,
    kept: ({ count }: { count: number }) =>
      count === 1
        ? 'One position of this game is among your puzzles.'
        : `${count} positions of this game are among your puzzles.`,
    drop: 'Remove',
    keep: ({ side }: { side: string }) => `Keep the mistakes of ${side} as puzzles`,
    /** In the list; `date` is written already. */
    dueToday: 'today',
    dueOn: ({ date }: { date: string }) => `comes back on ${date}`,
    isLearnt: 'learnt',
    foundOn: ({ date }: { date: string }) => `played on ${date}`,
    save: 'Save as a file',
    load: 'Load a file…',
    loaded: ({ count }: { count: number }) => (count === 1 ? 'One puzzle was added.' : `${count} puzzles were added.`),
    notSaved: 'Your puzzles could not be saved: the browser’s storage is full or blocked.',
    unreadableFile: 'This file holds no puzzles, or those of another version of this page. Nothing was changed.',
    unreadable: 'Your saved puzzles are damaged or from another version of this page. They were left unchanged.',
    unreadOne: 'A puzzle that cannot be read was left out.',
    delete: 'Delete',
    deleteAll: 'Delete all puzzles',
    reallyDelete: 'Really delete?',
    deleted: 'The puzzle was deleted.',
    deletedAll: 'The puzzles were deleted.',
  },

  /** The review of a game. Moves are written as "12. Nf3". */
  review: {
    title: 'Evaluation graph',
    heading: 'Review',
    start: 'Start',
    noScore: 'no score yet',
    scoreAll: 'Score every move',
    stop: 'Stop',
    scoring: 'Scored positions',
    best: ({ side, place }: { side: string; place: string }) => `Best for ${side}: ${place}.`,
    losses: ({ moves }: { moves: string }) => `Biggest mistakes: ${moves}.`,
    noLosses: 'No big mistakes.',
    accuracy: 'Accuracy',
    bestFound: 'Best move',
    turningPoint: 'Turning point',
    walk: ({ count }: { count: number }) =>
      count === 1 ? 'Walk through the mistake' : `Walk through ${count} mistakes`,
    mistakes: 'Mistakes',
    none: 'No mistakes found.',
    retry: 'Retry',
    again: 'Try again',
    solution: 'Show the best move',
    next: 'Next',
    skip: 'Skip',
    done: 'Done',
    back: 'Back to the mistake',
    /** The move on the board, or one that was tried. `line` is what the engine would have played. */
    ask: ({ side }: { side: string }) => `Find a better move for ${side}.`,
    checking: ({ move }: { move: string }) => `Checking ${move}…`,
    isBest: ({ move }: { move: string }) => `${move} is the best move.`,
    isGood: ({ move }: { move: string }) => `${move} is a good move.`,
    isBrilliant: ({ move }: { move: string }) => `${move} is brilliant: a sacrifice that works.`,
    wasOnly: ({ move }: { move: string }) => `${move} was the only good move.`,
    isWrong: ({ move }: { move: string }) => `${move} is not good enough.`,
    becauseOf: ({ line }: { line: string }) => `Then ${line}.`,
    was: ({ move, judgement }: { move: string; judgement: string }) =>
      `${move} was ${/^[aeiou]/.test(judgement) ? 'an' : 'a'} ${judgement}.`,
    better: ({ line }: { line: string }) => `Better was ${line}.`,
  },

  /** A puzzle of the element. Each sentence may be followed by a comment. */
  puzzle: {
    task: ({ side }: { side: string }) => `Find the best move for ${side}.`,
    right: ({ move }: { move: string }) => `${move} is right. Go on.`,
    wrong: ({ move }: { move: string }) => `${move} is not it. Try again.`,
    solved: ({ move }: { move: string }) => `${move} is right: you have solved the puzzle.`,
    /** `move` is "…" before the first move. */
    showing: ({ move }: { move: string }) => `Solution: ${move}`,
    shown: ({ move }: { move: string }) => `The solution ends with ${move}.`,
    showSolution: 'Show solution',
  },

  print: {
    title: 'Print',
    what: 'Contents',
    diagram: 'this position',
    worksheet: 'a worksheet, six positions per page',
    heading: 'Title',
    fens: 'Positions, one FEN per line',
    bottom: 'At the bottom',
    bottoms: { white: 'White', black: 'Black', turn: 'the side to move' },
    lines: 'Writing lines below each position',
    coordinates: 'Coordinates beside the boards',
    print: 'Print…',
    line: ({ line, fault }: { line: number; fault: string }) => `Line ${line}: ${fault}.`,
    nothing: 'There is no position to print.',
    tooMany: ({ count, most }: { count: number; most: number }) =>
      `${count} positions are too many. The limit is ${most}.`,
    name: 'Name',
    page: ({ page, pages }: { page: number; pages: number }) => `Page ${page} of ${pages}`,
  },

  settings: {
    title: 'Settings',
    language: 'Language',
    languageOfPage: 'Language of the page',
    autoLanguage: 'Same as browser',
    look: 'Appearance',
    preview: 'Board preview',
    board: 'Board',
    play: 'Game',
    names: {
      letters: 'Piece letters',
      scheme: 'Colour scheme',
      colours: 'Board',
      pieces: 'Pieces',
      coordinates: 'Coordinates',
      animation: 'Animate pieces',
      targets: 'Show legal moves',
      autoQueen: 'Always promote to a queen',
      premoves: 'Premoves',
      notes: 'Notes on my moves',
      bar: 'Evaluation bar',
      review: 'Review',
      sound: 'Sounds',
      pace: 'Natural pace',
      talk: 'Characters talk',
    },
    hints: {
      animation: 'unless your system asks for reduced motion',
      targets: 'of the selected piece',
      autoQueen: 'type the move to choose another piece',
      premoves: 'a move made while the engine thinks is played right after its reply',
      notes: 'after a serious mistake, show what was better',
      bar: 'shows beside the board which side is better',
      review: 'score every move when a game ends or is opened',
      sound: 'for moves, captures, checks and the end of the game',
      pace: 'opponents with a rating reply after up to two seconds, unless there is a clock',
      talk: 'a short remark at the start, after surprising moves and at the end',
    },
    choices: {
      letters: { english: 'K Q R B N', own: 'K Q R B N', figurines: '♔ ♕ ♖ ♗ ♘' },
      scheme: { auto: 'same as system', light: 'light', dark: 'dark' },
      colours: {
        slate: 'slate',
        wood: 'wood',
        brown: 'brown',
        green: 'green',
        blue: 'blue',
        purple: 'purple',
        rose: 'rose',
        grey: 'grey',
        contrast: 'high contrast',
      },
      pieces: {
        plain: 'classic',
        solid: 'geometric',
        bold: 'bold',
        simple: 'simple',
        flat: 'flat',
        print: 'as in books',
      },
      coordinates: { inside: 'on the squares', outside: 'beside the board', none: 'none' },
    },
  },

  help: {
    title: 'Help',
    page: 'Keys anywhere on the page, except in text fields',
    pageKeys: [
      ['← →', 'one move back or forward'],
      ['Home End', 'to the first or last position'],
      ['↑ ↓', 'in the move list: to the previous or next variation'],
      ['f', 'flip the board'],
      ['z', 'zen mode: only the board and the players'],
      ['Esc', 'cancel the selection, the premove or resigning; leave zen mode'],
      ['Wheel', 'over the board: one move back or forward'],
    ],
    board: 'Keys on the board',
    boardKeys: [
      ['Tab', 'to the board, and on'],
      ['← ↑ ↓ →', 'to the next square; after a click or tap they step through the game'],
      ['Home End', 'to the ends of the rank; with Ctrl to the corners'],
      ['PgUp PgDn', 'to the ends of the file'],
      ['Enter Space', 'select a piece, then its target square'],
      ['Esc', 'cancel the selection'],
      ['k q r b n p', 'to the next king, queen, rook, bishop, knight, pawn; with Shift to the previous one'],
      ['m', 'read the moves of the piece'],
      ['o', 'read this square'],
      ['l', 'read the last move'],
      ['v', 'read the evaluation'],
    ],
    drawing: 'Arrows and circles',
    drawingKeys: [
      ['x', 'start an arrow; press again where it ends; twice on one square draws a circle'],
      ['Shift Alt', 'held as well: red, blue; both: yellow'],
      ['Backspace', 'clear all'],
      ['Mouse', 'draw with the right button; click with the left one to clear'],
    ],
    box: 'The box for moves and commands',
    boxMoves: 'It accepts moves such as Nf3, exd5, O-O, e8=N or g1f3, and these words:',
    commands: {
      resign: 'resign the game',
      draw: 'offer a draw, or claim one',
      back: 'take back the last move',
      hint: 'show a piece; again: its move',
      clock: 'read the remaining time',
      help: 'open this help',
    },
    levelsOf: ({ name }: { name: string }) => `The levels of ${name}`,
  },

  /** Levels and limits, where they are explained. */
  levels: {
    level: 'Level',
    levelOf: { white: 'Level of White', black: 'Level of Black' },
    ruleOf: ({ side, rule }: { side: string; rule: string }) => `${side}: ${rule}`,
    /** A choice of levels in a game between two people; the first choice leaves it so. */
    playAgainst: 'Opponent',
    nobody: 'two players',
    /** Rules in sentences; each part only where there is one. Numbers are written already. */
    rules: {
      nodes: ({ count }: Count) => `Searches up to ${count} positions per move.`,
      depth: ({ count }: Count) => `Looks up to ${count} half-move${plural(count)} ahead.`,
      ms: ({ count }: Count) => `Thinks for ${count} second${plural(count)} per move.`,
      people: ({ count }: Count) =>
        `Then chooses as people rated ${count} do: sees captures and checks first, and overlooks quiet threats.`,
      elo: ({ count }: Count) => `Plays at about ${count} Elo.`,
      none: 'Thinks without a limit.',
    },
  },
};
