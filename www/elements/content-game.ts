/**
 * The game that an author writes between the tags of an element. Any other content is shown where the engine cannot
 * start.
 */
import { parsePlacement } from '../board/placement.ts';
import { sizeInFen } from '../game/position/board-shape.ts';
import { ATTRIBUTES, faultOf, isVariant, shortened } from './attributes.ts';
import { warnOnce, whenParsed } from './readiness.ts';
import type { Texts } from './attributes.ts';

/** Elements that may contain a game beside other content. */
const BLOCKS = 'script, template, pre';

/** Elements whose text does not belong to the text around them. */
const APART = /^(?:script|style|template|noscript|button)$/;

/** Elements within a line; the text of others is on lines of its own. */
const INLINE = /^(?:[abi]|em|strong|span|font)$/;

/** The longest game without tags, in characters. */
const MAX_UNTAGGED = 100_000;

/** A tag pair, in straight, typographic or escaped quotation marks. */
const TAG_PAIR = /\[\s?\w+\s+["&‘-„″«»]/;

/** Comments and commands. */
const COMMENTS = /\{[^}]*(?:\}|$)|;.*$|\[%[^[\]]*\]/gm;

const MOVE_NUMBER = /(?<![\w.…])\d+\s?[.…]+/g;

/** A move in SAN or with both squares, or a drop, with the signs around it. */
const MOVE = /^\(*(?:[A-Z]?[a-z]?\d{0,2}[@x:×-]?[a-z]\d|[O0]-[O0])[^a-z]*$/;

/** A result, a null move, glyphs, parentheses. */
const SIGN = /^(?:[^\p{L}\d]|\$\d+|[012]|Z0|e\.p)*$/u;

/**
 * The game in the content of an element, as texts of the attributes; empty if the content is something else. It is in a data
 * block, or is the whole text, or that of one of the `BLOCKS`, into which editors put it.
 *
 * @param known What was found before. Its text is found again in any of the `BLOCKS`, because a script may lose its type.
 */
export function contentGame(host: Element, known: Texts = {}): Texts {
  const data = [...host.querySelectorAll('script')].find(({ type }) => /pgn/i.test(type));
  if (data) return gameIn(textIn(data), true);
  const found = textsIn(host).map((text) => gameIn(text, text === known.pgn));
  return found.find(({ fen, pgn }) => fen ?? pgn) ?? {};
}

const textsIn = (host: Element) => [host, ...host.querySelectorAll(BLOCKS)].map(textIn);

/** The text of an element, in its lines. */
function textIn(element: Element): string {
  const { childNodes } = isTemplate(element) ? element.content : element;
  const parts = Array.from(childNodes, (child) => {
    if (!isElement(child)) return child.nodeType === TEXT_NODE ? child.nodeValue : '';
    if (APART.test(child.localName)) return '';
    const text = textIn(child);
    return INLINE.test(child.localName) ? text : `\n${text}\n`;
  });
  return parts.join('');
}

const TEXT_NODE = 3;

const isElement = (node: Node): node is Element => node.nodeType === 1;

const isTemplate = (element: Element): element is HTMLTemplateElement => element.localName === 'template';

/**
 * The position or game in a text. Without tags, a text is a game only if it consists of moves.
 *
 * @param isData Whether the text must be a position or a game.
 */
export function gameIn(text: string, isData: boolean = false): Texts {
  const plain = plainText(text);
  const fen = plain.length < 400 ? plain.replace(/\s+/g, ' ') : '';
  if (isPosition(fen)) return { fen };
  return plain && (isData || likeness(plain) === 'game') ? { pgn: text } : {};
}

/** A text without tags of HTML, invisible characters and typographic signs. */
const plainText = (text: string) =>
  text
    .replace(/<[^<>]*>|&nbsp;/g, ' ')
    .replace(/[\xad\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(/[‐-―−]/g, '-')
    .replace(/[♔-♟]\ufe0e?/g, 'N')
    .trim();

const isPosition = (text: string) =>
  /^[^\s/]+(?:\/[^\s/]+){2,}( |$)/.test(text) && parsePlacement(text, sizeInFen(text)) !== null;

/**
 * Whether a text is a game, because it begins with a tag pair or consists of moves, or contains what looks like one: a tag
 * pair, a position, two moves in succession.
 */
function likeness(plain: string): 'game' | 'alike' | null {
  const bare = plain.length > MAX_UNTAGGED ? '' : plain.replace(COMMENTS, ' ').trim();
  const words = bare.replace(MOVE_NUMBER, ' ').split(/\s+/);
  const [tag, number] = [plain.search(TAG_PAIR), bare.search(MOVE_NUMBER)];
  if (tag === 0 || (number === 0 && words.some(isMove) && words.every((word) => isMove(word) || SIGN.test(word))))
    return 'game';
  const isAlike = words.some((word, at) => isPosition(word) || (number >= 0 && isMove(word) && isMove(words[at + 1])));
  return tag > 0 || isAlike ? 'alike' : null;
}

const isMove = (word: string) => MOVE.test(word);

/**
 * The attributes, with the game of the file or of the content unless `pgn` is one. Its start is the attribute `fen`.
 *
 * @param content Null if neither the file nor the content is shown.
 */
export function withContent({ src, ...others }: Texts, content: Texts | null): Texts {
  if (others.pgn !== undefined || content === null) return others;
  return src === undefined ? { ...content, ...others } : { ...others, src };
}

/** The error in a text between the tags. */
export const contentRefusal = (text: string, reason: string) =>
  `"${shortened(text.trim().slice(0, 100).replace(/\s+/g, ' '))}" in the element is not valid: ${reason}.`;

/** The warning about a text that looks like a game or a position; null if the content has none. */
export function contentWarning(host: Element): string | null {
  const text = textsIn(host).find((one) => likeness(plainText(one)) === 'alike');
  return text === undefined ? null : contentRefusal(text, 'it must be a PGN or a FEN alone');
}

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
    const found = contentGame(this.#host, this.#found);
    // While the page is parsed, an attribute or the rest of the content may follow.
    whenParsed().then(() => {
      const { fen, pgn, src, for: board } = withContent(this.#attributesOf(), this.#found);
      const message = contentWarning(this.#host);
      if (message && (fen ?? pgn ?? src ?? board) === undefined) warnOnce(new Error(message));
    });
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
