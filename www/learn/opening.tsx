/**
 * `<micro-max-opening>`: the board on the first page. The reader plays White, and micro-Max replies to each move after a
 * search of four plies; a sentence says what the reply means.
 */
import { parsePlacement } from '../board/placement.ts';
import { MicroMaxFigure } from '../elements/figures/figure.ts';
import { setAttribute } from '../ui/dom.ts';
import { delay } from './shows.ts';
import { BAIT_PGN, START_FEN, isBaitTaken, sentenceOf } from './opening-sentences.ts';
import type { EngineQueries, Figure, Position } from '../elements/figures/figure-types.ts';
import type { Reply } from './opening-sentences.ts';

/** The plies of micro-Max's search. */
const DEPTH = 4;

/** The shortest time from a move to the reply, so that the reader sees one after the other. */
const PAUSE_MS = 600;

/** `after`: the position in which the reader is to move, or the last one. */
type Facts = { reply: Reply | null; after: Position };

const figure: Figure<Facts, Record<never, never>> = {
  name: 'A position against micro-Max',
  fen: START_FEN,
  isPlayed: false,
  choices: {},
  reloadOn: [],
  dragMode: 'move',

  async load(queries, { subject, position }) {
    if (position.turn === 'white' || position.legal.length === 0) return { reply: null, after: position };
    const [found] = await Promise.all([replyOf(queries), delay(PAUSE_MS)]);
    const after = await queries.ask('legal', { moves: [...subject.moves, found.uci] });
    return { reply: { ...found, isOver: after.legal.length === 0, isCheck: after.check }, after };
  },

  count: () => 1,
  first: () => 0,
  describe: ({ facts: { reply }, matter: { subject, position } }) =>
    sentenceOf(position.fen, subject.moves.length < 2, reply, position.check),
  reached: ({ uci }, { facts: { reply }, matter: { subject } }) => ({
    start: subject.start,
    moves: [...subject.moves, ...(reply ? [reply.uci] : []), uci],
  }),
  board({ facts: { reply, after }, matter: { position } }) {
    return {
      pieces: parsePlacement(after.fen) ?? {},
      moves: after.turn === 'white' ? after.legal : [],
      position: after.fen,
      lastMove: reply && [reply.uci.slice(0, 2), reply.uci.slice(2, 4)],
      // The line of the pin, through the queen.
      marks: reply && isBaitTaken(position.fen) ? [{ from: reply.uci.slice(2, 4), to: 'g1', kind: 'hint' }] : [],
    };
  },
  makePicture(place) {
    place.hidden = true;
    return () => {};
  },
};

/** The last iteration of micro-Max's search. */
async function replyOf({ search }: EngineQueries) {
  const last = (await search({ depth: DEPTH })).at(-1);
  if (!last) throw new Error('the search has no result');
  const { pv, sans, nodes, scoreCp } = last;
  return { uci: pv[0], san: sans[0] ?? pv[0], nodes, score: scoreCp ?? 0 };
}

/** The board, and a fold after it with the answer: a move opens it, and it takes the pawn if it is opened before. */
class Opening extends MicroMaxFigure {
  static observedAttributes = ['fen', 'pgn', 'ply', 'step', 'orientation', 'caption', 'controls'];

  constructor() {
    super('opening', async () => ({ figure }));
  }

  protected connectedCallback() {
    super.connectedCallback();
    const answer = this.parentElement?.querySelector('details');
    if (!answer) return;
    let isMoved = false;
    this.addEventListener('micro-max-moverequest', () => {
      isMoved = true;
    });
    this.addEventListener('micro-max-step', () => {
      if (isMoved) answer.open = true;
    });
    answer.addEventListener('toggle', () => {
      if (answer.open && !isMoved && !this.hasAttribute('pgn')) setAttribute(this, 'pgn', BAIT_PGN);
    });
  }
}

/** Lets the position be played. */
export const defineOpening = () => customElements.define('micro-max-opening', Opening);
