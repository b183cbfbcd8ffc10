/**
 * The name of a game other than chess, its rules, and its card before the first game:
 *
 * ```text
 * button#game-chip              "Makruk · Rules"
 * section#introduction          the card with the pieces that chess does not have, until the first move
 * dialog                        the same with all pieces, whenever the button is pressed
 * ```
 */
import { drawDiagram } from '../board/diagram.ts';
import { openElements } from '../dialogs/dialog.tsx';
import { button } from '../dialogs/fields.ts';
import { ROLES, lookOf } from '../game/position/board-shape.ts';
import { isUnbegun, startPlacement } from '../game/game.ts';
import { ROOT } from '../game/tree/move-tree.ts';
import { nameIn } from '../game/variant/variant-source.ts';
import { elementById, make, setText } from '../ui/dom.ts';
import { loadLazily } from '../ui/session.ts';
import { addPieces, isSeen, makeCard, rememberSeen } from './game-card.ts';
import { cardOnBoard, nameOf } from './catalogue.ts';
import { loadStyles } from '../ui/lazy-styles.ts';
import { loadVariantTexts } from './game-texts.ts';
import { savedDesigns } from './workshop/saved-designs.ts';
import { loadDialogTexts } from '../texts/load.ts';
import type { Game } from '../game/game.ts';
import type { Session } from '../ui/session.ts';
import type { LoadedTexts } from './game-texts.ts';

export type Introduction = { show: (game: Game) => void; title: string };

/**
 * Introduces the game on the board.
 *
 * @returns Its title, and a function that shows what belongs to a state of the game. Rejected if
 * something could not be loaded.
 */
export async function introduce(session: Session): Promise<Introduction> {
  const { tree } = session.game();
  const [texts] = await Promise.all([
    loadVariantTexts(session.texts().language),
    loadStyles('dialogs', 'pieces', 'variants'),
  ]);
  const { title } = cardOf(texts, tree);
  const name = nameOf(tree);
  const chip = elementById('game-chip');
  setText(chip, `${title} · ${texts.words.rules}`);
  chip.onclick = () => openRules(session, texts);
  chip.hidden = false;
  const panel = elementById('introduction');
  panel.replaceChildren();
  let isClosed = isSeen(name);
  const remember = () => {
    if (!isClosed) rememberSeen(name);
    isClosed = true;
  };
  const close = () => {
    remember();
    show(session.game());
    session.board.focus();
  };
  const show = (game: Game) => {
    if (game.tree.head !== ROOT) remember();
    const isShown = !isClosed && !isUnbegun(game) && game.tree.head === ROOT && game.tree.next === 1;
    if (isShown && panel.childElementCount === 0) fill(panel, session, texts, close);
    panel.hidden = !isShown;
  };
  return { show, title };
}

function cardOf({ cards, words }: LoadedTexts, tree: Game['tree']) {
  const name = nameIn(tree.variant?.source ?? '');
  const isOwn = savedDesigns().some(({ text }) => nameIn(text) === name);
  return cardOnBoard(cards, tree, isOwn ? '' : words.invented);
}

/** Fills the panel before the first game. */
function fill(panel: HTMLElement, session: Session, texts: LoadedTexts, close: () => void) {
  const card = makeCard(cardOf(texts, session.game().tree), 'h2');
  panel.replaceChildren(card, button(texts.words.begin, close, 'primary'));
  addMoves(card, session, texts, (name) => !Object.hasOwn(ROLES, name));
}

const openRules = (session: Session, texts: LoadedTexts) =>
  loadLazily(session, async () => {
    const words = await loadDialogTexts(session.texts().language);
    const { tree, settings: preferences } = session.game();
    const card = makeCard(cardOf(texts, tree));
    const start = make('div', { className: 'start-position' });
    const look = { ...lookOf(tree), pieceSet: preferences.pieces, words: session.texts().board };
    drawDiagram(start, { ...look, placement: startPlacement(session.game()) });
    card.querySelector('ul')?.after(start);
    // The workshop continues from the position on the board.
    const change = button(texts.words.change, () => {
      dialog.close();
      changeRules(session);
    });
    change.hidden = !tree.variant;
    const dialog = openElements(words, 'rules', texts.words.rules, [card, change]);
    dialog.element.querySelector('button')?.focus();
    await addMoves(card, session, texts, () => true);
  });

const changeRules = (session: Session) =>
  loadLazily(session, async () => {
    const { open } = await import('./workshop/workshop.tsx');
    await open(session, { source: session.game().tree.variant?.source ?? 'chess' });
  });

/**
 * Adds the diagrams of pieces.
 *
 * @param isWanted Whether a piece is to be shown.
 */
async function addMoves(
  card: HTMLElement,
  { client, game, texts: pageTexts }: Session,
  texts: LoadedTexts,
  isWanted: (name: string) => boolean,
) {
  const { variant } = game().tree;
  const pieces = variant?.pieces.filter(({ name }) => isWanted(name)) ?? [];
  if (!variant || pieces.length === 0) return;
  const context = { client, texts, pieceSet: game().settings.pieces, language: pageTexts().language };
  await addPieces(card, { ...variant, pieces }, context);
}
