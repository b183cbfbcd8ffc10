// @ts-check
/**
 * Files with games: a definition, or an `fmax.ini`. A game of it goes to the workshop, where it can be played and changed.
 *
 * @import { DialogTexts } from '../../texts/en/dialogs.js'
 * @import { Session } from '../../ui/session.js'
 */
import { openForm } from '../../dialogs/dialog.js';
import { failure } from '../../dialogs/input-error.js';
import { titleIn } from '../../game/variant/variant-source.js';
import { make } from '../../ui/dom.js';
import { loadLazily } from '../../ui/session.js';
import { loadStyles } from '../../ui/lazy-styles.js';
import { open } from './workshop.js';
import { loadVariantWords } from '../../texts/load.js';

/**
 * Reads the games of a text.
 *
 * @param {string} text
 * @param {string} name What messages call the text.
 * @param {Session} session
 * @param {DialogTexts} words
 * @returns {Promise<() => void>} Opens the workshop, or a dialog to choose one of several games.
 * @throws {import('../../dialogs/input-error.js').ImportError}
 */
export async function readGamesFile(text, name, session, words) {
  const { definitions } = await session.client.ask('definitions', { text }).catch(failure(name, session, words));
  const [texts] = await Promise.all([loadVariantWords(session.texts().language), loadStyles('pieces', 'variants')]);
  const enter = (/** @type {number} */ index) =>
    loadLazily(session, () => open(session, { source: definitions[index].definition }));
  if (definitions.length === 1) return () => enter(0);
  const rows = definitions.map(({ definition, about }, index) => {
    const input = make('input', {
      type: 'radio',
      name: 'game',
      value: String(index),
      required: true,
      checked: index === 0,
    });
    return make('label', { className: 'choice', title: about }, input, titleIn(definition));
  });
  const list = make(
    'fieldset',
    { className: 'game-names' },
    make('legend', { textContent: texts.inFile }),
    make('div', {}, ...rows),
  );
  return () =>
    openForm(words, {
      name: 'games-file',
      title: texts.title,
      body: [list],
      submit: texts.choose,
      cancel: texts.cancel,
      onSubmit() {
        const chosen = rows.findIndex((row) => row.querySelector('input')?.checked);
        enter(Math.max(chosen, 0));
      },
    });
}
