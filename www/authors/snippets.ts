/** The element that an author has chosen, and the code that shows it in another page. Pure. */
import { ATTRIBUTES, NAMES, faultOf, isVariant } from '../elements/attributes.ts';
import { FRAME_NAMES } from '../embed/state.ts';
import { besidePage, elementCode, escaped, needs } from '../elements/figures/page-code.ts';
import type { Name, Texts } from '../elements/attributes.ts';

export type Kind = 'board' | 'diagram' | 'replay' | 'puzzle' | 'figure';
export type Format = 'html' | 'markdown' | 'react' | 'frame';

/**
 * What an author has chosen. Empty texts are defaults.
 *
 * - `figure`: its tag without `micro-max-`.
 * - `hasMoves`: whether the list of moves is shown.
 * - `isFixed`: whether the reader of a replay cannot try moves.
 */
export interface Choices {
  kind: Kind;
  figure: string;
  variant: string;
  side: string;
  level: string;
  orientation: string;
  ply: string;
  arrows: string;
  marks: string;
  theme: string;
  caption: string;
  hasMoves: boolean;
  isFixed: boolean;
}

/** An element with its attributes. */
export interface Made {
  tag: string;
  attributes: Readonly<Record<string, string>>;
}

const MODULES = Object.freeze({ element: 'micro-max.js', figures: 'micro-max.figures.js' });
const CLASSICS = Object.freeze({ element: 'micro-max.classic.js', figures: 'micro-max.figures.classic.js' });

/** What the element is called in sentences and titles. */
export const TITLES: Readonly<Record<Kind, string>> = Object.freeze({
  board: 'A game of chess against the engine',
  diagram: 'A chess position',
  replay: 'A chess game to replay',
  puzzle: 'A chess puzzle',
  figure: 'A figure',
});

const SENTENCES = Object.freeze({
  replay: 'A replay needs a game: paste a PGN.',
  puzzle: 'A puzzle needs its solution: paste a PGN whose moves solve it, with the position in its tag FEN.',
  fileOfFigure: 'A figure needs the game itself: paste the PGN of the file.',
  figure: 'Figures show chess: paste a game or a position of chess.',
  frameOfFigure: 'A frame shows boards: for a figure, copy one of the other forms.',
  fileInFrame: 'A frame loads files of its own host only: paste the PGN of the file.',
});

export const CHOICES: Choices = Object.freeze({
  kind: 'board',
  figure: 'tree',
  ...{
    variant: '',
    side: 'white',
    level: '3',
    orientation: '',
    ply: '',
    arrows: '',
    marks: '',
    theme: '',
    caption: '',
  },
  hasMoves: true,
  isFixed: false,
});

/** The choices without those that a text has made, which is no longer there. */
export function withoutPasted(choices: Choices, pasted: Texts): Choices {
  const names = ['variant', 'side', 'level', 'orientation', 'ply', 'arrows', 'marks', 'theme'] as const;
  const made = names.filter((name) => pasted[name] !== undefined && choices[name] === pasted[name]);
  return {
    ...choices,
    ...Object.fromEntries(made.map((name) => [name, CHOICES[name]])),
    ...(pasted.panels !== undefined && { hasMoves: CHOICES.hasMoves }),
    ...(pasted.readonly !== undefined && { isFixed: CHOICES.isFixed }),
  };
}

/**
 * The choices for a text that was pasted, with those that its attributes make.
 *
 * @param isKept Whether the kind stays where it is possible.
 */
export function choicesFor(pasted: Texts, choices: Choices, isKept: boolean): Choices {
  const { variant, side, level, orientation, ply, arrows, marks, theme, panels } = pasted;
  const given = { variant, side, level, orientation, ply, arrows, marks, theme };
  const next = {
    ...choices,
    ...(Object.fromEntries(Object.entries(given).filter(([, text]) => text)) as Partial<typeof given>),
    ...(panels !== undefined && { hasMoves: panels.includes('moves') }),
    ...(pasted.readonly !== undefined && { isFixed: true }),
  } as Choices;
  const isPossible = !('fault' in elementOf(pasted, next));
  return { ...next, kind: isKept && isPossible ? choices.kind : kindOf(pasted) };
}

/** How a text is shown unless the author chooses. */
export function kindOf({ pgn, src, fen, puzzle, readonly }: Texts): Kind {
  if (puzzle !== undefined) return 'puzzle';
  if (pgn !== undefined || src !== undefined) return 'replay';
  return fen !== undefined && readonly !== undefined ? 'diagram' : 'board';
}

/**
 * The element that shows a text as the author has chosen.
 *
 * @param pasted The attributes that were pasted.
 * @returns A sentence if that is not possible.
 */
export function elementOf(pasted: Texts, choices: Choices): Made | { fault: string } {
  const hasGame = pasted.pgn !== undefined || pasted.src !== undefined;
  if (choices.kind === 'figure') return figureOf(pasted, choices);
  if (!hasGame && (choices.kind === 'replay' || choices.kind === 'puzzle')) return { fault: SENTENCES[choices.kind] };
  const all: Texts = without({ ...pasted, ...NOTHING, ...attributesOf(choices, hasGame, pasted.panels) });
  // In the order of the documents.
  const names = NAMES.filter((name) => all[name] !== undefined && name !== 'engine-base');
  const wrong = names.map((name) => faultOf(name, all[name] ?? '', isVariant(all))).find(Boolean);
  if (wrong) return { fault: wrong };
  return { tag: 'micro-max', attributes: Object.fromEntries(names.map((name) => [name, all[name] ?? ''])) };
}

type Written = Partial<Record<Name, string | undefined>>;

/** The attributes that the choices set. */
const NOTHING: Written = Object.freeze({
  ...{ variant: '', side: '', level: '', orientation: '', ply: '', arrows: '', marks: '', theme: '', panels: '' },
  ...{ puzzle: undefined, readonly: undefined },
});

/** The attributes that have a text, or are flags. */
const without = (attributes: Written): Texts =>
  Object.fromEntries(
    Object.entries(attributes).filter(
      ([name, text]) => text || (text === '' && ATTRIBUTES[name as Name].defaultValue === false),
    ),
  );

/** @param panels Those that were pasted. */
function attributesOf(choices: Choices, hasGame: boolean, panels: string = 'moves'): Written {
  const { kind, variant, side, level, orientation, ply, arrows, marks, theme, hasMoves, isFixed } = choices;
  const shared = { variant, theme, orientation, panels: hasMoves ? panels : '' };
  // With a game to replay, the default is both sides.
  if (kind === 'board') return { ...shared, level, side: hasGame || side !== 'white' ? side : '' };
  if (kind === 'diagram') return { ...shared, panels: '', readonly: '', ply, arrows, marks };
  return kind === 'puzzle'
    ? { ...shared, panels: '', puzzle: '', ply }
    : { ...shared, ply, ...(isFixed && { readonly: '' }) };
}

function figureOf({ fen, pgn, src, variant }: Texts, { figure, ply, orientation, theme, caption }: Choices) {
  const tag = `micro-max-${figure}`;
  const shared = Object.entries({ theme, caption });
  const made = (own: (readonly [string, string | undefined])[]): Made => ({
    tag,
    attributes: Object.fromEntries(own.flatMap(([name, text]) => (text ? [[name, text]] : []))),
  });
  if (figure === 'cards') return made(shared);
  if (variant !== undefined && isVariant({ variant })) return { fault: SENTENCES.figure };
  if (src !== undefined) return { fault: SENTENCES.fileOfFigure };
  const wrong = faultOf('fen', fen ?? '') ?? faultOf('ply', ply);
  if (wrong) return { fault: wrong };
  const subject = pgn === undefined ? [['fen', fen] as const] : [['pgn', pgn] as const, ['ply', ply] as const];
  return made([...subject, ['orientation', orientation], ...shared]);
}

export const isFigure = ({ tag }: Made) => tag !== 'micro-max';

/** The name of the script of an element. */
const scriptOf = (made: Made, isOnDisk = false) =>
  (isOnDisk ? CLASSICS : MODULES)[isFigure(made) ? 'figures' : 'element'];

/**
 * HTML for a page beside the folder of the download.
 *
 * @param isOnDisk Whether the page must also work when it is opened from a disk.
 */
export function htmlCode(made: Made, isOnDisk: boolean): string {
  const { tag, attributes } = made;
  const file = scriptOf(made, isOnDisk);
  const script = `<script ${isOnDisk ? 'defer' : 'type="module"'} src="${besidePage(file)}"></script>`;
  const sentence = escaped(needs(isFigure(made) ? 'figure' : 'board', file));
  const { pgn, ...others } = attributes;
  if (isFigure(made) || pgn === undefined || !canBeData(pgn))
    return `${script}\n${elementCode(tag, attributes, sentence)}\n`;
  const data = `<script type="application/x-chess-pgn">\n${pgn.trim()}\n</script>`;
  return `${script}\n${elementCode(tag, others, `\n${sentence}\n${data}\n`)}\n`;
}

/** Whether a text can stand in a script: HTML would end it earlier, or later, with these characters. */
const canBeData = (text: string) => !/<\/script|<!--|<script/i.test(text);

/**
 * Markdown. The script is in the template of the site. The element is on one line, because a blank line would end it, and
 * what Markdown, MDX or Liquid would read is escaped.
 */
export function markdownCode(made: Made): string {
  const sentence = `This ${isFigure(made) ? 'figure' : 'board'} needs scripts and the file ${scriptOf(made)}.`;
  const attributes = Object.entries(made.attributes).map(([name, text]) => `${name}="${markdownEscaped(text)}"`);
  return `<${[made.tag, ...attributes].join(' ')}>${sentence}</${made.tag}>\n`;
}

const markdownEscaped = (text: string) =>
  text.replace(/[^\w\d .,+#=/:;?!'()-]|_/gu, (letter) => (letter > '\x7f' ? letter : `&#${letter.charCodeAt(0)};`));

/** A component for React. */
export function reactCode(made: Made): string {
  const name = isFigure(made) ? 'Figure' : 'Board';
  const attributes = Object.entries(made.attributes).map(([key, text]) =>
    text === '' ? `      ${key}` : `      ${key}=${/^[^"{}&\\\n]*$/.test(text) ? `"${text}"` : `{${template(text)}}`}`,
  );
  const element = attributes.length === 0 ? `<${made.tag} />` : `<${made.tag}\n${attributes.join('\n')}\n    />`;
  return `import 'micro-max${isFigure(made) ? '/figures' : ''}';\n\nexport function ${name}() {\n  return (\n    ${element}\n  );\n}\n`;
}

const template = (text: string) => `\`${text.replace(/[\\`]|\$\{/g, '\\$&')}\``;

/** Why an element cannot be shown in a frame; null if it can. */
export function frameFault(made: Made): string | null {
  if (isFigure(made)) return SENTENCES.frameOfFigure;
  return made.attributes.src === undefined ? null : SENTENCES.fileInFrame;
}

/** The address of a frame with an element. */
export const frameAddress = ({ attributes }: Made, page: string): string =>
  `${page}#${FRAME_NAMES.filter((name) => attributes[name] !== undefined)
    .map((name) => (attributes[name] === '' ? name : `${name}=${encoded(attributes[name])}`))
    .join('&')}`;

/** What Markdown and mails read as punctuation is escaped too. */
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*~_]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * A frame, for sites without scripts.
 *
 * @param page The address of `embed.html`.
 * @param height_px What the board needs at the width of the text.
 */
export const frameCode = (made: Made, kind: Kind, page: string, height_px: number): string =>
  `<iframe src="${escaped(frameAddress(made, page))}" title="${TITLES[kind]}" width="100%" height="${height_px}" loading="lazy"></iframe>\n`;
