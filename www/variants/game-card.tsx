/**
 * The card of a game, and the games whose cards the player has seen:
 *
 * ```text
 * button#game-chip              "Makruk · Rules"
 * section#introduction          the card with the pieces that chess does not have, until the first move
 * dialog                        the same with all pieces, whenever the button is pressed
 *
 * article.game-card[aria-labelledby]
 *   h3  ul  p.origin
 *   div.piece-list
 *     figure            for each piece
 *       div.diagram     the squares that it reaches
 *       figcaption      its name and value, and a button to measure it
 *   p.quiet             what the signs of the diagrams mean
 * ```
 */
import { render } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { drawDiagram } from '../board/diagram.ts';
import { openDialog } from '../dialogs/dialog.tsx';
import { ROLES, lookOf } from '../game/position/board-shape.ts';
import { isUnbegun, startPlacement } from '../game/game.ts';
import { ROOT } from '../game/tree/move-tree.ts';
import { nameIn } from '../game/variant/variant-source.ts';
import { loadCards, loadDialogTexts, loadPieceNames, loadVariantWords } from '../texts/load.ts';
import { elementById, setText } from '../ui/dom.ts';
import { loadStyles } from '../ui/lazy-styles.ts';
import { read, write } from '../ui/local-storage.ts';
import { loadLazily } from '../ui/app.ts';
import { Drawing } from '../views/drawing.tsx';
import { Button } from '../views/fields.tsx';
import { cardOnBoard, nameOf } from './catalogue.ts';
import { nameOfPiece } from './game-texts.ts';
import { diagramLetter, diagramOfPiece, diagramSquare, drawPieceDiagram } from './piece-diagram.ts';
import { savedDesigns } from './workshop/saved-designs.ts';
import type { ComponentChildren, VNode } from 'preact';
import type { PieceInfo, VariantInfo } from '../engine/messages.ts';
import type { Game } from '../game/game.ts';
import type { App } from '../ui/app.ts';
import type { Card } from './catalogue.ts';
import type { CardTexts } from '../texts/en/cards.ts';
import type { VariantTexts } from '../texts/en/variants.ts';

/** The value of a pawn in centipawns. */
const PAWN_CP = 100;

/** The key of the games whose cards the player has seen in this browser. */
const SEEN_KEY = 'micro-max:seen-games';

/** The length of the list; the oldest names are dropped. */
const MAX_SEEN = 200;

export interface LoadedTexts {
  /** The texts of the dialogs. */
  words: VariantTexts;
  cards: CardTexts;
  /** By the English name; without it the English name is used. */
  pieceNames: Readonly<Record<string, string>>;
}

/**
 * Loads the texts about variants.
 *
 * @returns Rejected if they could not be loaded.
 */
export async function loadVariantTexts(language: string): Promise<LoadedTexts> {
  const [words, cards, pieceNames] = await Promise.all([
    loadVariantWords(language),
    loadCards(language),
    loadPieceNames(language),
  ]);
  return { words, cards, pieceNames };
}

/**
 * What the card of a game shows of its pieces.
 *
 * @param measure Measures a piece whose value is not known.
 * @returns Rejected if the worker does not answer.
 */
export async function pieceFigures(
  { client, game, texts }: App,
  { words, pieceNames }: LoadedTexts,
  variant: VariantInfo | null,
  {
    isWanted = () => true,
    measure,
  }: { isWanted?: (piece: PieceInfo) => boolean; measure?: (piece: PieceInfo, name: string) => void } = {},
): Promise<VNode[]> {
  if (!variant) return [];
  const { pieces: pieceSet } = game().settings;
  const kinds = variant.pieces
    .filter(isWanted)
    .filter((piece, index, all) => all.findIndex(({ name }) => name === piece.name) === index);
  const figures = kinds.map(async (piece) => {
    const [letter, square] = [diagramLetter(piece), diagramSquare(variant, piece)];
    const name = nameOfPiece(pieceNames, piece.name);
    const diagram = await diagramOfPiece(client, variant, { letter, square, name, pieceSet, words });
    const isKnown = piece.royal || piece.pawn || Object.hasOwn(ROLES, piece.name);
    return (
      <figure key={name}>
        <Drawing class="diagram" draw={(place) => drawPieceDiagram(place, diagram)} />
        <figcaption>
          <b>{name}</b>
          <small>{valueText(piece, words, texts().language)}</small>
          {measure && !isKnown && (
            <Button class="measure" onClick={() => measure(piece, name)}>
              {words.worth.open}
            </Button>
          )}
        </figcaption>
      </figure>
    );
  });
  return Promise.all(figures);
}

/** The card. Its pieces are added when they are known. */
export function GameCard({
  card: { title, lines, origin },
  words,
  pieces,
  level: Title = 'h3',
  children,
}: {
  card: Card;
  words: LoadedTexts['words'];
  pieces?: Promise<VNode[]>;
  /** That of its heading. */
  level?: 'h2' | 'h3';
  /** What stands between the rules and their origin. */
  children?: ComponentChildren;
}) {
  const [figures, show] = useState<VNode[]>([]);
  useLayoutEffect(() => {
    // The rules are enough to play by.
    pieces?.then(show, console.warn);
  }, [pieces]);
  const Subtitle = Title === 'h2' ? 'h3' : 'h4';
  return (
    <article class="game-card" aria-labelledby="game-card-title">
      <Title id="game-card-title">{title}</Title>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {children}
      <p class="origin quiet">{origin}</p>
      {figures.length > 0 && (
        <>
          <Subtitle>{words.pieces}</Subtitle>
          <div class="piece-list">{figures}</div>
          <p class="quiet">{words.legend}</p>
        </>
      )}
    </article>
  );
}

function valueText({ royal, pawn, value_cp }: PieceInfo, words: LoadedTexts['words'], language: string) {
  if (royal) return words.royal;
  if (pawn) return '';
  const pawns = (value_cp / PAWN_CP).toLocaleString(language, { maximumFractionDigits: 1 });
  return words.value({ pawns });
}

/** @returns The names of the games whose cards were seen; empty if the list cannot be read. */
function seenGames(): string[] {
  try {
    const names = JSON.parse(read(SEEN_KEY) ?? '[]');
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

/** Whether the player has seen the card of a game. */
export const isSeen = (name: string) => seenGames().includes(name);

/** Remembers that the player has seen the card of a game. */
export function rememberSeen(name: string) {
  if (!isSeen(name)) write(SEEN_KEY, JSON.stringify([...seenGames(), name].slice(-MAX_SEEN)));
}

export type Introduction = { show: (game: Game) => void; title: string };

/**
 * Introduces the game on the board.
 *
 * @returns Its title, and a function that shows what belongs to a state of the game. Rejected if
 * something could not be loaded.
 */
export async function introduce(app: App): Promise<Introduction> {
  const { tree } = app.game();
  const [texts] = await Promise.all([
    loadVariantTexts(app.texts().language),
    loadStyles('dialogs', 'pieces', 'variants'),
  ]);
  const { words, cards } = texts;
  const name = nameOf(tree);
  const isOwn = savedDesigns().some(({ text }) => nameIn(text) === name);
  const card = cardOnBoard(cards, tree, isOwn ? '' : words.invented);
  const chip = elementById('game-chip');
  setText(chip, `${card.title} · ${words.rules}`);
  chip.onclick = () => openRules(app, texts, card);
  chip.hidden = false;
  const panel = elementById('introduction');
  render(null, panel);
  let isClosed = isSeen(name);
  const remember = () => {
    if (!isClosed) rememberSeen(name);
    isClosed = true;
  };
  const close = () => {
    remember();
    show(app.game());
    app.board.focus();
  };
  const fill = () => {
    const pieces = pieceFigures(app, texts, tree.variant, { isWanted: ({ name }) => !Object.hasOwn(ROLES, name) });
    render(
      <>
        <GameCard card={card} words={words} pieces={pieces} level="h2" />
        <Button class="primary" onClick={close}>
          {words.begin}
        </Button>
      </>,
      panel,
    );
  };
  const show = (game: Game) => {
    if (game.tree.head !== ROOT) remember();
    const isShown = !isClosed && !isUnbegun(game) && game.tree.head === ROOT && game.tree.next === 1;
    if (isShown && panel.childElementCount === 0) fill();
    panel.hidden = !isShown;
  };
  return { show, title: card.title };
}

const openRules = (app: App, texts: LoadedTexts, card: Card) =>
  loadLazily(app, async () => {
    const { words } = texts;
    const dialogWords = await loadDialogTexts(app.texts().language);
    const { tree, settings } = app.game();
    const look = { ...lookOf(tree), pieceSet: settings.pieces, words: app.texts().board };
    const start = { ...look, placement: startPlacement(app.game()) };
    const pieces = pieceFigures(app, texts, tree.variant);
    // The workshop continues from the position on the board.
    const change = () => {
      dialog.close();
      loadLazily(app, async () => {
        const { open } = await import('./workshop/workshop.tsx');
        await open(app, { source: tree.variant?.source ?? 'chess' });
      });
    };
    const dialog = openDialog(
      dialogWords,
      'rules',
      words.rules,
      <>
        <GameCard card={card} words={words} pieces={pieces}>
          <Drawing class="start-position" draw={(place) => drawDiagram(place, start)} />
        </GameCard>
        <Button hidden={!tree.variant} onClick={change}>
          {words.change}
        </Button>
      </>,
    );
    dialog.element.querySelector('button')?.focus();
    await pieces;
  });
