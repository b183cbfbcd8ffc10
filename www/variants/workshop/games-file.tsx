/**
 * Files with games: a definition, or an `fmax.ini`. A game of it goes to the workshop, where it can be played and changed.
 */
import { openForm } from '../../dialogs/dialog.tsx';
import { failure } from '../../dialogs/input-error.ts';
import { titleIn } from '../../game/variant/variant-source.ts';
import { loadLazily } from '../../ui/app.ts';
import { loadStyles } from '../../ui/lazy-styles.ts';
import { open } from './workshop.tsx';
import { loadVariantWords } from '../../texts/load.ts';
import type { DialogTexts } from '../../texts/en/dialogs.ts';
import type { App } from '../../ui/app.ts';

/**
 * Reads the games of a text.
 *
 * @param name What messages call the text.
 * @returns Opens the workshop, or a dialog to choose one of several games.
 * @throws {ImportError}
 */
export async function readGamesFile(text: string, name: string, app: App, words: DialogTexts): Promise<() => void> {
  const { definitions } = await app.client.ask('definitions', { text }).catch(failure(name, app, words));
  const [texts] = await Promise.all([loadVariantWords(app.texts().language), loadStyles('pieces', 'variants')]);
  const enter = (index: number) => loadLazily(app, () => open(app, { source: definitions[index].definition }));
  if (definitions.length === 1) return () => enter(0);
  let chosen = 0;
  return () =>
    openForm(words, {
      name: 'games-file',
      title: texts.title,
      body: (
        <fieldset class="game-names">
          <legend>{texts.inFile}</legend>
          <div>
            {definitions.map(({ definition, about }, index) => (
              <label key={index} class="choice" title={about}>
                <input type="radio" name="game" required checked={index === chosen} onChange={() => (chosen = index)} />
                {titleIn(definition)}
              </label>
            ))}
          </div>
        </fieldset>
      ),
      submit: texts.choose,
      cancel: texts.cancel,
      onSubmit: () => enter(chosen),
    });
}
