// @ts-check
/**
 * The name of a game other than chess, its rules, and its card before the first game:
 *
 * ```text
 * button#game-chip              "Makruk · Rules"
 * section#introduction          the card with the pieces that chess does not have, until the first move
 * dialog                        the same with all pieces, whenever the button is pressed
 * ```
 *
 * @import { Game } from '../game/game.js'
 * @import { Session } from '../ui/session.js'
 * @import { LoadedTexts } from './game-texts.js'
 */
import { drawDiagram } from '../board/diagram.js';
import { openDialog } from '../dialogs/dialog.js';
import { button } from '../dialogs/fields.js';
import { ROLES, lookOf } from '../game/position/board-shape.js';
import { isUnbegun, startPlacement } from '../game/game.js';
import { ROOT } from '../game/tree/move-tree.js';
import { nameIn } from '../game/variant/variant-source.js';
import { elementById, make, setText } from '../ui/dom.js';
import { loadLazily } from '../ui/session.js';
import { addPieces, isSeen, makeCard, rememberSeen } from './game-card.js';
import { cardOnBoard, nameOf } from './catalogue.js';
import { loadStyles } from '../ui/lazy-styles.js';
import { loadVariantTexts } from './game-texts.js';
import { savedDesigns } from './workshop/saved-designs.js';
import { loadDialogTexts } from '../texts/load.js';

/** @typedef {{ show: (game: Game) => void, title: string }} Introduction */

/**
 * Introduces the game on the board.
 * @param {Session} session
 * @returns {Promise<Introduction>} Its title, and a function that shows what belongs to a state of the game. Rejected if
 *   something could not be loaded.
 */
export async function introduce(session) {
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
  const show = (/** @type {Game} */ game) => {
    if (game.head !== ROOT) remember();
    const isShown = !isClosed && !isUnbegun(game) && game.head === ROOT && game.tree.next === 1;
    if (isShown && panel.childElementCount === 0) fill(panel, session, texts, close);
    panel.hidden = !isShown;
  };
  return { show, title };
}

/** @param {LoadedTexts} texts @param {Game['tree']} tree */
function cardOf({ cards, words }, tree) {
  const name = nameIn(tree.variant?.source ?? '');
  const isOwn = savedDesigns().some(({ text }) => nameIn(text) === name);
  return cardOnBoard(cards, tree, isOwn ? '' : words.invented);
}

/**
 * Fills the panel before the first game.
 * @param {HTMLElement} panel @param {Session} session @param {LoadedTexts} texts @param {() => void} close
 */
function fill(panel, session, texts, close) {
  const card = makeCard(cardOf(texts, session.game().tree), 'h2');
  panel.replaceChildren(card, button(texts.words.begin, close, 'primary'));
  addMoves(card, session, texts, (name) => !Object.hasOwn(ROLES, name));
}

/** @param {Session} session @param {LoadedTexts} texts */
const openRules = (session, texts) =>
  loadLazily(session, async () => {
    const words = await loadDialogTexts(session.texts().language);
    const { tree, preferences } = session.game();
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
    const dialog = openDialog(words, 'rules', texts.words.rules, [card, change]);
    dialog.element.querySelector('button')?.focus();
    await addMoves(card, session, texts, () => true);
  });

/** @param {Session} session */
const changeRules = (session) =>
  loadLazily(session, async () => {
    const { open } = await import('./workshop/workshop.js');
    await open(session, { source: session.game().tree.variant?.source ?? 'chess' });
  });

/**
 * Adds the diagrams of pieces.
 * @param {HTMLElement} card @param {Session} session @param {LoadedTexts} texts
 * @param {(name: string) => boolean} isWanted Whether a piece is to be shown.
 */
async function addMoves(card, { client, game, texts: pageTexts }, texts, isWanted) {
  const { variant } = game().tree;
  const pieces = variant?.pieces.filter(({ name }) => isWanted(name)) ?? [];
  if (!variant || pieces.length === 0) return;
  const context = { client, texts, pieceSet: game().preferences.pieces, language: pageTexts().language };
  await addPieces(card, { ...variant, pieces }, context);
}
