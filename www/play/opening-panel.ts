/** The name of the opening, and buttons for the moves that lead to another one. */
import { endingOf, isForTwo, playableMoves } from '../game/game.ts';
import { make, onButtonPress, setAttribute } from '../ui/dom.ts';
import { numberText, sanText } from '../ui/names.ts';
import { continuationsOf, lineFromStart, loadOpeningNames, openingOf } from './opening-names.ts';
import type { LegalMove } from '../board/state.ts';
import type { Game } from '../game/game.ts';
import type { Texts } from '../texts/en/page.ts';
import type { Session } from '../ui/session.ts';
import type { TranslateName } from './opening-names.ts';

type Continuation = { move: LegalMove; name: string };

/** What is shown: the name with its code, and the moves with the names they lead to. */
export function openingAt(
  game: Game,
  translate: TranslateName,
): { name: string; ply: number; continuations: Continuation[] } {
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
 */
const mayExplore = (game: Game) =>
  game.review.correction === null && (endingOf(game) !== null || (isForTwo(game) && game.players.clock === null));

/** Shows the opening. */
export async function showOpening(element: HTMLElement, session: Session, texts: Texts) {
  const translate = await loadOpeningNames(texts.language);
  const game = session.game();
  const { name, ply, continuations } = openingAt(game, translate);
  const hadFocus = element.contains(document.activeElement);
  const buttons = continuations.map((continuation) => makeButton(session, texts, ply, continuation));
  element.replaceChildren(name, ...buttons);
  element.scrollLeft = 0;
  if (hadFocus) buttons[0]?.focus();
}

function makeButton({ game, dispatch }: Session, texts: Texts, ply: number, { move, name }: Continuation) {
  const {
    id,
    tree: { shown },
  } = game();
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
    if (now.id === id && now.tree.shown === shown && mayExplore(now)) dispatch({ type: 'play', uci: move.uci });
  });
}
