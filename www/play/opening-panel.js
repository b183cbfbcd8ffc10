// @ts-check
/**
 * The name of the opening, and buttons for the moves that lead to another one.
 *
 * @import { LegalMove } from '../board/state.js'
 * @import { Game } from '../game/game.js'
 * @import { Texts } from '../texts/en/page.js'
 * @import { Session } from '../ui/session.js'
 * @import { TranslateName } from './opening-names.js'
 */
import { endingOf, isForTwo, playableMoves } from '../game/game.js';
import { make, onButtonPress, setAttribute } from '../ui/dom.js';
import { numberText, sanText } from '../ui/names.js';
import { continuationsOf, lineFromStart, loadOpeningNames, openingOf } from './opening-names.js';

/** @typedef {{ move: LegalMove, name: string }} Continuation */

/**
 * What is shown: the name with its code, and the moves with the names they lead to.
 * @param {Game} game @param {TranslateName} translate
 * @returns {{ name: string, ply: number, continuations: Continuation[] }}
 */
export function openingAt(game, translate) {
  const line = lineFromStart(game);
  if (!line) return { name: '', ply: 0, continuations: [] };
  const opening = openingOf(line);
  const moves = mayExplore(game) ? playableMoves(game) : [];
  const continuations = continuationsOf(line).flatMap(({ san, name }) => {
    const move = moves.find((one) => one.san.replace(/[+#]$/, '') === san);
    return move ? [{ move, name: translate(name) }] : [];
  });
  return { name: opening ? `${opening.code} ${translate(opening.name)}` : '', ply: line.length, continuations };
}

/**
 * Whether a move can be tried without being a move against an opponent: after the game, or for both sides without a clock.
 * @param {Game} game
 */
const mayExplore = (game) =>
  game.correction === null && (endingOf(game) !== null || (isForTwo(game) && game.clock === null));

/**
 * Shows the opening.
 * @param {HTMLElement} element @param {Session} session @param {Texts} texts
 */
export async function showOpening(element, session, texts) {
  const translate = await loadOpeningNames(texts.language);
  const game = session.game();
  const { name, ply, continuations } = openingAt(game, translate);
  const hadFocus = element.contains(document.activeElement);
  const buttons = continuations.map((continuation) => makeButton(session, texts, ply, continuation));
  element.replaceChildren(name, ...buttons);
  element.scrollLeft = 0;
  if (hadFocus) buttons[0]?.focus();
}

/** @param {Session} session @param {Texts} texts @param {number} ply @param {Continuation} continuation */
function makeButton({ game, dispatch }, texts, ply, { move, name }) {
  const { id, shown } = game();
  const text = `${numberText(ply)} ${sanText(game(), texts, move.san)}`;
  const button = make(
    'button',
    { type: 'button', className: 'continuation' },
    make('b', { textContent: text }),
    ` ${name}`,
  );
  setAttribute(button, 'aria-label', `${text}, ${name}`);
  return onButtonPress(button, () => {
    const now = game();
    // The game may have gone on since the button was drawn.
    if (now.id === id && now.shown === shown && mayExplore(now)) dispatch({ type: 'play', uci: move.uci });
  });
}
