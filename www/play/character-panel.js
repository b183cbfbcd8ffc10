// @ts-check
/**
 * The portrait and the remarks of a character, beside its name.
 *
 * ```text
 * p.player-info  span.portrait, b, q.remark[role=status], span.strength, …
 * ```
 *
 * @import { Memory } from '../game/players/talk.js'
 * @import { Panel, Session } from '../ui/session.js'
 */
import { drawPiece } from '../board/pieces.js';
import { humanColor, otherColor } from '../game/game.js';
import { characterIn } from '../game/players/characters.js';
import { remember } from '../game/players/talk.js';
import { loadOpponentTexts } from '../texts/load.js';
import { make, setAttribute, setText } from '../ui/dom.js';
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
  let drawn = '';

  return (game, { language }) => {
    const character = characterIn(game);
    portrait.hidden = remark.hidden = true;
    if (!character) return;
    memory = remember(memory, game);
    const color = otherColor(humanColor(game) ?? 'white');
    const bar = document.querySelector(`.player-bar[data-color=${color}] .player-info`);
    if (bar && portrait.parentElement !== bar) {
      bar.prepend(portrait);
      bar.querySelector('.strength')?.before(remark);
    }
    portrait.hidden = false;
    if (drawn !== character.picture) portrait.replaceChildren(drawPiece('P', 'plain', { P: character.picture }));
    drawn = character.picture;
    const { remark: said } = memory;
    if (!said || !game.preferences.talk) return;
    loadLazily(session, async () => {
      const { each } = await loadOpponentTexts(language);
      if (memory?.remark !== said || !session.game().preferences.talk) return;
      setText(remark, each[character.style][said]);
      remark.hidden = false;
    });
  };
}
