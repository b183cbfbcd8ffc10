/** The moment of another board's game that an element with the attribute `for` shows, followed as that game changes. */
import { fenAt } from '../game/game.ts';
import { ROOT, startFen, treeOf } from '../game/tree/move-tree.ts';
import { refusal } from './attributes.ts';
import { nodeOfMoment } from './moment.ts';
import { boardsWith, observeBoards } from './page-boards.ts';
import { whenParsed } from './readiness.ts';
import type { Game } from '../game/game.ts';
import type { Loaded } from '../game/pgn/pgn.ts';
import type { Texts } from './attributes.ts';

/** The time after which a board is missing, once the page has been parsed. */
const PATIENCE_MS = 1000;

/** The attributes that an element with `for` keeps. */
const OWN = new Set(['for', 'ply', 'orientation', 'coordinates', 'arrows', 'marks', 'theme', 'lang']);

const EMPTY_BOARD = '8/8/8/8/8/8/8/8 w - - 0 1';

/** The moment that one element shows. */
export class BoardMoment {
  #host;
  #textsOf;
  #onChange;
  /** The position and the orientation of the other board, as attributes. */
  #texts: Texts = {};
  /** What is shown; null until it has been looked for. */
  #shown: string | null = null;
  #stop = () => {};

  constructor(host: HTMLElement, textsOf: () => Texts, onChange: () => void) {
    this.#host = host;
    this.#textsOf = textsOf;
    this.#onChange = onChange;
  }

  connect() {
    this.#stop = observeBoards(() => {
      const { for: written } = this.#textsOf();
      if (written !== undefined && this.#shown !== null && JSON.stringify(this.#find()) !== this.#shown)
        this.#onChange();
    });
  }

  disconnect() {
    this.#stop();
  }

  /** The attributes, which describe a diagram if `for` is among them. */
  applied(texts: Texts): Texts {
    if (texts.for === undefined) return texts;
    const own = Object.entries(texts).filter(([name]) => OWN.has(name));
    return { fen: EMPTY_BOARD, ...this.#texts, ...Object.fromEntries(own), readonly: '' };
  }

  /**
   * Waits for the game of the other board.
   *
   * @returns Rejected with a sentence if there is no such board or no such moment.
   */
  async load(): Promise<Loaded> {
    const { id, moment } = targetOf(this.#textsOf());
    const isThere = () => boardsWith(id, this.#host).length > 0;
    if (!isThere()) await whenParsed();
    if (!isThere()) await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
    const [board] = boardsWith(id, this.#host);
    await board?.gate();
    const found = this.#find();
    this.#shown = JSON.stringify(found);
    if (!found) {
      const place = typeof moment === 'number' ? `position after ${moment} half-moves` : 'such position';
      const reason = board ? `the game of "${id}" has no ${place}` : `the page has no board with the id "${id}"`;
      throw new Error(refusal('for', this.#textsOf().for ?? '', reason));
    }
    const { fen, orientation, node, variant } = found;
    this.#texts = { fen, orientation };
    const tree = treeOf(fen, { ...node, parent: null, ply: 0 }, [], variant);
    const loaded = { tree, tags: [], ended: null, fens: { [ROOT]: fen } };
    if (!board || !variant || variant.hand === 'none') return loaded;
    const known = await board.elementGame.engine.ask('legal', { start: fen, variant: variant.source });
    return { ...loaded, positions: { [ROOT]: known } };
  }

  /** The moment, as far as it is known. */
  #find() {
    const { id, moment } = targetOf(this.#textsOf());
    const [board] = boardsWith(id, this.#host);
    return board ? momentIn(board.elementGame.game, moment) : null;
  }
}

/** The board that `for` names, and the moment of its game; null is the position that it shows. */
export function targetOf({ for: written = '', ply }: Texts): { id: string; moment: string | number | null } {
  const [, id, moment] = /^\s*#?([^:]*?)\s*(?::(.*))?$/s.exec(written) ?? [];
  return { id, moment: moment ?? (ply === undefined ? null : Number(ply)) };
}

/** What is drawn of a moment; null if the game does not have it. */
export function momentIn(game: Game, moment: string | number | null) {
  const { tree, players } = game;
  const id = moment === null ? tree.shown : nodeOfMoment(tree, moment);
  const fen = id === null ? null : (fenAt(game, id) ?? (id === ROOT ? startFen(tree) : null));
  if (id === null || fen === null) return null;
  const { uci, san, nags, arrows, circles } = tree.nodes[id];
  const node = { uci, san, nags, arrows, circles };
  return { fen, orientation: players.orientation, node, variant: tree.variant };
}
