// @ts-check
// Questions as the crate `wasm` takes them, and its answers as objects: lines of plain text on both sides. What they
// are is said in the page of that crate.
//
// `cargo xtask build` joins it into the worker; it is a module for the tests only.

/** @typedef {{ask: (question: string) => string}} Asked The part of the crate's session that answers. */

/** Calls about Classic's inside, which inside.js answers where it is joined in. */
const INSIDE = ['evaluate', 'stepTo', 'node', 'children'];

/** The position in which a game starts unless it says something else. */
const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

/** @type {Record<string, string>} The results of games, by the winner. */
const RESULTS = { white: '1-0', black: '0-1', '': '1/2-1/2' };

/** @type {Record<string, string>} The colors of marks, by their first letters. */
const COLORS = { g: 'green', r: 'red', y: 'yellow', b: 'blue' };

/**
 * The answer to a question.
 *
 * @param {Asked} session
 * @param {Record<string, any>} question
 * @throws {Error} whose message says what is wrong
 */
export function answer(session, question) {
  const call = textOf(question, 'call');
  if (INSIDE.includes(call) && !ANSWERS[call]) throw elsewhere(call);
  if (!Object.hasOwn(ANSWERS, call)) throw new Error(`there is no call '${[...call].slice(0, 24).join('')}'`);
  return ANSWERS[call](question, (letter, more = '', start = 'startpos', moves = '') => {
    const reply = session.ask(`${letter}${start}\n${moves}\n${more}`);
    if (reply[0] === '!') throw new Error(reply.slice(1));
    return reply.split('\n');
  });
}

/**
 * A field that is a text.
 * @param {Record<string, any>} question
 * @param {string} name
 * @param {string} [missing] taken in its place
 */
function textOf(question, name, missing) {
  const text = question[name] ?? missing;
  if (typeof text !== 'string') throw new Error(`the field '${name}' is no text`);
  return text;
}

/**
 * A field that is a list of moves, as one text.
 * @param {Record<string, any>} question
 * @param {string} name
 */
function movesOf(question, name) {
  const moves = question[name] ?? [];
  if (!Array.isArray(moves)) throw new Error(`the field '${name}' is no array`);
  if (!moves.every((move) => typeof move === 'string')) throw new Error(`the field '${name}' is no array of texts`);
  return moves.map((move) => move.replace(/\s|^$/g, '_')).join(' ');
}

/**
 * Asks about the game so far that is in a question.
 * @param {Ask} ask
 * @param {Record<string, any>} question
 * @param {string} letter
 * @param {string} [more]
 */
export const askOfGame = (ask, question, letter, more) =>
  ask(letter, more, textOf(question, 'start', 'startpos').replaceAll('\n', ' '), movesOf(question, 'moves'));

/**
 * Why a call about Classic's inside is not answered.
 * @param {string} call
 */
const elsewhere = (call) => new Error(`'${call}' is answered by micro-max.inside.worker.js`);

/**
 * The lines of an answer that are left, but for the empty one behind the last.
 * @param {string[]} lines
 */
export const rest = (lines) => lines.filter(Boolean);

/**
 * @typedef {(letter: string, more?: string, start?: string, moves?: string) => string[]} Ask
 * @type {Record<string, (question: Record<string, any>, ask: Ask) => any>}
 */
export const ANSWERS = {
  legal(question, ask) {
    const [fen, flags, claim, reason, winner, text, ...moves] = askOfGame(ask, question, 'l');
    const [check, white, black] = [...flags].map(Number).map(Boolean);
    return {
      fen,
      turn: fen.includes(' w ') ? 'white' : 'black',
      check,
      ply: question.moves?.length ?? 0,
      legal: rest(moves).map(describe),
      outcome: reason ? { result: RESULTS[winner], reason, winner: winner || null, text } : null,
      claim: claim || null,
      mating: { white, black },
    };
  },
  premoves: (question, ask) => ({ premoves: rest(askOfGame(ask, question, 'b')).map(describe) }),
  play(question, ask) {
    const [uci, san] = askOfGame(ask, question, 'p', textOf(question, 'move'))[0].split(' ');
    return { uci, san };
  },
  san: (question, ask) => ({ san: rest(askOfGame(ask, question, 's', movesOf(question, 'line'))) }),
  outcome(question, ask) {
    const { outcome, claim } = ANSWERS.legal(question, ask);
    return { outcome, claim };
  },
  fen: (question, ask) => ({ fen: askOfGame(ask, { start: textOf(question, 'fen') }, 'l')[0] }),
  seed: (_, ask) => ({ seed: Number(ask('d')[0]) }),
  engines: (_, ask) => ({
    engines: rest(ask('n')).map((line) => {
      const [name, lines, ...rules] = line.split(' ');
      const levels = [];
      while (rules.length > 0) {
        const [nodes, depth, noise_cp, elo] = rules.splice(0, 4).map((number) => Number(number) || null);
        levels.push({ level: levels.length + 1, nodes, depth, noise_cp, elo });
      }
      return { name, lines: Number(lines), levels };
    }),
  }),
  table(question, ask) {
    if (question.search) throw elsewhere('table');
    const [slots, used] = ask('t').map(Number);
    return { slots, used };
  },
  games(question, ask) {
    const games = [];
    let tags = [];
    for (const line of ask('g', textOf(question, 'text'))) {
      if (line[0] !== '=') {
        tags.push(tagOf(line));
      } else {
        games.push({ tags, error: line.slice(1) || null });
        tags = [];
      }
    }
    return { games };
  },
  pgn(question, ask) {
    const number = question.game ?? 0;
    if (number !== number >>> 0) throw new Error("the field 'game' is no whole number");
    const lines = ask('r', `${number}\n${textOf(question, 'text')}`);
    const head = lines.findIndex((line) => line[0] === '=');
    const nodes = [];
    for (let place = head + 1; place + 4 <= lines.length; place += 4) nodes.push(nodeOf(lines.slice(place, place + 4)));
    const [{ fen, parent: _, uci: __, san: ___, ...start }, ...moves] = nodes;
    return {
      tags: lines.slice(0, head).map(tagOf), result: lines[head].slice(1), start: fen === START ? 'startpos' : fen, ...start, nodes: moves,
    };
  },
};

/**
 * A move of a list of moves.
 * @param {string} line the move, and a blank and its SAN unless it is said beforehand
 */
function describe(line) {
  const [uci, san = ''] = line.split(' ');
  return {
    uci, san, from: uci.slice(0, 2), to: uci.slice(2, 4), promotion: uci[4] ?? null, capture: san.includes('x'),
  };
}

/**
 * The name and the value of a tag.
 * @param {string} line
 */
function tagOf(line) {
  const blank = line.indexOf(' ');
  return [line.slice(0, blank), line.slice(blank + 1)];
}

/**
 * A node of a game: a move, and what is said about it.
 * @param {string[]} lines
 */
function nodeOf([move, before, comment, signs]) {
  const [parent, uci, san, ...fen] = move.split(' ');
  /** @param {RegExp} sign */
  const all = (sign) => [...signs.matchAll(sign)];
  return {
    parent: Number(parent), uci, san, fen: fen.join(' '), before, comment,
    nags: all(/\$(\d+)/g).map(([, nag]) => Number(nag)),
    arrows: all(/\b([a-z])(\w\d)(\w\d)\b/g).map(([, color, from, to]) => ({ from, to, color: COLORS[color] })),
    circles: all(/\b([a-z])(\w\d)\b/g).map(([, color, square]) => ({ square, color: COLORS[color] })),
    clock_ms: all(/\d+$/g).map(Number)[0] ?? null,
  };
}
