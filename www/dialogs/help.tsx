/** The help dialog: keys, commands, and the meaning of the levels. */
import { Fragment } from 'preact';
import { levelText } from '../texts/levels.ts';
import { openDialog } from './dialog.tsx';
import type { DialogTexts } from '../texts/en/dialogs.ts';
import type { App } from '../ui/app.ts';
import type { Open } from './dialogs.ts';

export const open: Open = (app, words) => {
  openDialog(words, 'help', words.help.title, <Help app={app} words={words} />);
};

function Help({ app, words }: { app: App; words: DialogTexts }) {
  const {
    help: text,
    typing: { commands },
  } = words;
  return (
    <>
      <h3>{text.page}</h3>
      <Keys rows={text.pageKeys} />
      <h3>{text.board}</h3>
      <Keys rows={text.boardKeys} />
      <h3>{text.drawing}</h3>
      <Keys rows={text.drawingKeys} />
      <h3>{text.box}</h3>
      <p>{text.boxMoves}</p>
      <Keys rows={commandRows(commands, text)} />
      <Levels app={app} words={words} />
    </>
  );
}

/** Keys or commands, which are separated by spaces, with what they do. */
const Keys = ({ rows }: { rows: readonly (readonly string[])[] }) => (
  <dl class="keys">
    {rows.map(([keys, meaning]) => (
      <div key={keys}>
        <dt>{keys.split(' ').map((key) => [<kbd key={key}>{key}</kbd>, ' '])}</dt>
        <dd>{meaning}</dd>
      </div>
    ))}
  </dl>
);

const commandRows = (commands: Readonly<Record<string, string>>, { commands: meanings }: DialogTexts['help']) =>
  Object.entries(meanings).map(([name, meaning]) => [commands[name] ?? name, meaning]);

function Levels({ app, words }: { app: App; words: DialogTexts }) {
  const { help: text, newGame } = words;
  const { language } = app.texts();
  return app.game().searches.engines.map(({ name, levels }) => (
    <Fragment key={name}>
      <h3>{text.levelsOf({ name })}</h3>
      <p>{newGame.about[name] ?? ''}</p>
      <ol class="level-rules">
        {levels.map((level) => (
          <li key={level.level} value={level.level}>
            {levelText(language, words, level)}
          </li>
        ))}
      </ol>
    </Fragment>
  ));
}
