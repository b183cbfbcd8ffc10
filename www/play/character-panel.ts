/**
 * The portrait and the remarks of a character, beside its name.
 *
 * ```text
 * p.player-info  span.portrait, b, q.remark[role=status], span.strength, …
 * ```
 */
import { drawPiece } from '../board/pieces.ts';
import { humanColor, otherColor } from '../game/game.ts';
import { opponentOf } from '../game/players/players.ts';
import { characterOf } from '../game/players/strength.ts';
import { remember } from '../game/players/talk.ts';
import { loadOpponentTexts } from '../texts/load.ts';
import { make, setAttribute, setTextOrHide } from '../ui/dom.ts';
import { loadLazily } from '../ui/app.ts';
import type { Color } from '../board/geometry.ts';
import type { Memory } from '../game/players/talk.ts';
import type { Panel, App } from '../ui/app.ts';

export function makeCharacterPanel(app: App): Panel {
  const portrait = make('span', { className: 'portrait' });
  const remark = make('q', { className: 'remark' });
  setAttribute(remark, 'role', 'status');
  let memory: Memory | null = null;
  let picture = '';
  /** What the remark was made from. */
  let made = '';

  return (game, { language }) => {
    const character = characterOf(opponentOf(game.players));
    portrait.hidden = !character;
    if (character) memory = remember(memory, game);
    const said = character && game.settings.talk ? (memory?.remark ?? null) : null;
    const key = [game.id, character?.style, said, language].join();
    if (character) place(otherColor(humanColor(game) ?? 'white'));
    if (character && character.picture !== picture) {
      picture = character.picture;
      portrait.replaceChildren(drawPiece('P', 'plain', { P: picture }));
    }
    if (key === made) return;
    made = key;
    remark.hidden = true;
    if (!character || !said) return;
    loadLazily(app, async () => {
      const { each } = await loadOpponentTexts(language);
      if (made === key) setTextOrHide(remark, each[character.style][said]);
    });
  };

  /** Moves the portrait and the remark to the name of a side. */
  function place(color: Color) {
    const info = document.querySelector(`.player-bar[data-color=${color}] .player-info`);
    if (!info || portrait.parentElement === info) return;
    info.prepend(portrait);
    info.querySelector('.strength')?.before(remark);
  }
}
