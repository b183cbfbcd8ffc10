/** The name of the opening, and buttons for the moves that lead to another one. */
import { useLayoutEffect, useMemo } from 'preact/hooks';
import { endingOf, isForTwo, playableMoves, positionAt } from '../game/game.ts';
import { numberText, sanText } from '../ui/names.ts';
import { continuationsOf, lineFromStart, openingOf } from './opening-names.ts';
import type { LegalMove } from '../board/state.ts';
import type { Game } from '../game/game.ts';
import type { Texts } from '../texts/en/page.ts';
import type { App } from '../ui/app.ts';
import type { TranslateName } from './opening-names.ts';

export { loadOpeningNames } from './opening-names.ts';

type OpeningProps = { element: HTMLElement; app: App; game: Game; texts: Texts; translate: TranslateName };

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

/** Shows the opening in an element. */
export function Opening({ element, app, game, texts, translate }: OpeningProps) {
  const { id, tree, settings } = game;
  const [node, known] = [tree.nodes[tree.shown], positionAt(game, tree.shown)];
  const { name, ply, continuations } = useMemo(
    () => openingAt(game, translate),
    [id, node, known, tree.isRead, endingOf(game), mayExplore(game), translate],
  );
  // The button with the focus may go.
  const hadFocus = element.contains(document.activeElement);
  useLayoutEffect(() => {
    element.scrollLeft = 0;
    if (hadFocus) element.querySelector('button')?.focus();
  }, [continuations, settings.letters]);
  const play = (button: HTMLElement, uci: string) => {
    // Safari does not focus a pressed button.
    button.focus({ preventScroll: true });
    const now = app.game();
    // The game may have gone on since the button was drawn.
    if (now.id === id && now.tree.shown === tree.shown && mayExplore(now)) app.dispatch({ type: 'play', uci });
  };
  return (
    <>
      {name}
      {continuations.map(({ move, name: next }) => {
        const text = `${numberText(ply)} ${sanText(game, texts, move.san)}`;
        return (
          <button
            type="button"
            class="continuation"
            aria-label={`${text}, ${next}`}
            onClick={({ currentTarget }) => play(currentTarget, move.uci)}
          >
            <b>{text}</b> {next}
          </button>
        );
      })}
    </>
  );
}
