// @ts-check
/**
 * The portrait and the remarks of a character, beside its name.
 *
 * ```text
 * p.player-info  span.portrait, b, q.remark[role=status], span.strength, …
 * ```
 *
 * @import { Color } from '../board/geometry.js'
 * @import { Memory } from '../game/players/talk.js'
 * @import { Panel, Session } from '../ui/session.js'
 */
import { drawPiece } from '../board/pieces.js';
import { humanColor, otherColor } from '../game/game.js';
import { characterIn } from '../game/players/characters.js';
import { remember } from '../game/players/talk.js';
import { loadOpponentTexts } from '../texts/load.js';
import { make, setAttribute, setTextOrHide } from '../ui/dom.js';
import { loadLazily } from '../ui/session.js';

/**
 * Makes the panel.
 * @param {Session} session @returns {Panel}
 */
export function makeCharacterPanel(session) {
  const portrait = make('span', { className: 'portrait' });
  const remark = make('q', { className: 'remark' });
  setAttribute(remark, 'role', 'status');
  /** @type {Memory | null} */
  let memory = null;
  let picture = '';
  /** What the remark was made from. */
  let made = '';

  return (game, { language }) => {
    const character = characterIn(game);
    portrait.hidden = !character;
    if (character) memory = remember(memory, game);
    const said = character && game.preferences.talk ? (memory?.remark ?? null) : null;
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
    loadLazily(session, async () => {
      const { each } = await loadOpponentTexts(language);
      if (made === key) setTextOrHide(remark, each[character.style][said]);
    });
  };

  /** Moves the portrait and the remark to the name of a side. @param {Color} color */
  function place(color) {
    const info = document.querySelector(`.player-bar[data-color=${color}] .player-info`);
    if (!info || portrait.parentElement === info) return;
    info.prepend(portrait);
    info.querySelector('.strength')?.before(remark);
  }
}
