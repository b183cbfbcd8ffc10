/**
 * The game that an author writes between the tags of an element. Any other content is shown where the engine cannot
 * start.
 */
import { parsePlacement } from '../board/placement.ts';
import { sizeInFen } from '../game/position/board-shape.ts';
import { ATTRIBUTES, faultOf, isVariant, shortened } from './attributes.ts';
import type { Texts } from './attributes.ts';

/** Data blocks with a game: the type in use on the Web, and the registered one. */
const BLOCKS = 'script[type="application/x-chess-pgn"], script[type="application/vnd.chess-pgn"]';

/** The longest game without tags, in characters. */
const MAX_UNTAGGED = 100_000;

/** A tag pair at the beginning of a game. */
const TAG_PAIR = /^\s*\[\w+\s+"/;

/** The text between moves: comments, parentheses of variations, glyphs, results, move numbers. */
const BETWEEN_MOVES = /\{[^}]*(?:\}|$)|;.*$|[()]|\$\d+|(?:1-0|0-1|1\/2-1\/2|\*)(?=\s|$)|(?<!\d)\d+\.+/gm;

/** A move in SAN, a drop or a null move. */
const MOVE =
  /^(?:(?:[A-Z]?[a-z]?\d{0,2}x?[a-z]\d{1,2}(?:=?[A-Z])?|[A-Z]?@[a-z]\d{1,2}|O-O(?:-O)?|0-0(?:-0)?)[+#]?|--|Z0)[!?]{0,2}$/;

/** The game in the content of an element, as texts of the attributes; empty if the content is something else. */
export function contentGame(host: Element): Texts {
  const block = host.querySelector(BLOCKS);
  if (block) return gameIn(block.textContent ?? '', true);
  return host.childElementCount === 0 ? gameIn(host.textContent ?? '') : {};
}

/**
 * The position or game in a text. Without tags, a text is a game only if it consists of moves.
 *
 * @param isData Whether the text must be a position or a game.
 */
export function gameIn(text: string, isData: boolean = false): Texts {
  const trimmed = text.trim();
  if (isPosition(trimmed)) return { fen: trimmed };
  return trimmed && (isData || TAG_PAIR.test(trimmed) || isMoves(trimmed)) ? { pgn: text } : {};
}

const isPosition = (text: string) =>
  /^[^\s/]+(?:\/[^\s/]+){2,}( |$)/.test(text) && text.length < 400 && parsePlacement(text, sizeInFen(text)) !== null;

function isMoves(text: string) {
  if (text.length > MAX_UNTAGGED) return false;
  const words = text.replace(BETWEEN_MOVES, ' ').split(/\s+/).filter(Boolean);
  return /^1\.\s*\S/.test(text) && words.length > 0 && words.every((word) => MOVE.test(word));
}

/** The attributes, with the game of the content unless one of them names a game. */
export function withContent({ src, ...others }: Texts, content: Texts): Texts {
  if (others.pgn !== undefined || others.fen !== undefined) return others;
  return src === undefined ? { ...others, ...content } : { ...others, src };
}

/** The error in a text between the tags. */
export const contentRefusal = (text: string, reason: string) =>
  `"${shortened(text.trim().slice(0, 100).replace(/\s+/g, ' '))}" in the element is not valid: ${reason}.`;

/** The game in the content of one element, followed as the content changes. */
export class ContentGame {
  texts: Texts = {};
  /** The game as it was last found, valid or not. */
  #found: Texts = {};
  #host;
  #attributesOf;
  #onChange;
  #report;
  #observer: MutationObserver | null = null;

  constructor(host: Element, attributesOf: () => Texts, onChange: () => void, report: (fault: string) => void) {
    this.#host = host;
    this.#attributesOf = attributesOf;
    this.#onChange = onChange;
    this.#report = report;
  }

  /** Reads the content, and reads it again whenever it changes. */
  connect() {
    this.#read();
    this.#observer = new MutationObserver(() => this.#read());
    this.#observer.observe(this.#host, { childList: true, characterData: true, subtree: true });
  }

  disconnect() {
    this.#observer?.disconnect();
  }

  #read() {
    const found = contentGame(this.#host);
    if (found.fen === this.#found.fen && found.pgn === this.#found.pgn) return;
    this.#found = found;
    const name = found.fen === undefined ? 'pgn' : 'fen';
    const text = found[name] ?? '';
    const isValid = faultOf(name, text, isVariant(this.#attributesOf())) === null;
    this.texts = isValid ? found : {};
    if (!isValid) this.#report(contentRefusal(text, `it must be ${ATTRIBUTES[name].must}`));
    this.#onChange();
  }
}
