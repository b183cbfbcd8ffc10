/** The dialog of opponents: the characters with their portraits, and the steps of the ladder. A press starts a game. */
import { drawPiece } from '../board/pieces.ts';
import { CHARACTERS, LADDER, levelOf } from '../game/players/strength.ts';
import { OPPONENT } from '../game/game.ts';
import { opponentOf } from '../game/players/players.ts';
import { loadOpponentTexts } from '../texts/load.ts';
import { levelWords } from '../texts/levels.ts';
import { countText } from '../texts/number.ts';
import { playAt } from '../ui/rated-games.ts';
import { Drawing } from '../views/drawing.tsx';
import { Select } from '../views/fields.tsx';
import { openDialog } from './dialog.tsx';
import type { ComponentChild } from 'preact';
import type { Style } from '../game/game.ts';
import type { Open } from './dialogs.ts';

export const open: Open = async (app, words) => {
  const texts = app.texts();
  const opponents = await loadOpponentTexts(texts.language);
  const eloText = (elo: number) => opponents.elo({ elo: countText(texts.language, elo) });
  const ratings = LADDER.map((elo) => [String(elo), eloText(elo)] as const);
  let rating = '';
  const play = (elo: number, style?: Style) => {
    close();
    playAt(app, elo, style);
  };
  const characters = CHARACTERS.map(({ style, elo, picture }) => (
    <button type="button" value={style} onClick={() => play(Number(rating) || elo, style)}>
      <Drawing as="span" class="portrait" draw={(place) => place.append(drawPiece('P', 'plain', { P: picture }))} />
      <span>
        <b>{texts.play.characters[style]}</b> <small>{eloText(elo)}</small> <small>{opponents.each[style].about}</small>
      </span>
    </button>
  ));
  const { engine } = OPPONENT;
  const { strength: present, style } = opponentOf(app.game().players);
  const steps = LADDER.map((elo, index) => {
    const isPresent = !style && 'elo' in present && present.elo === elo;
    const { name } = levelWords(texts, engine, levelOf({ engine, strength: { elo } }) ?? 0);
    return (
      <button type="button" value={elo} aria-current={isPresent ? 'true' : undefined} onClick={() => play(elo)}>
        <b>{index + 1}</b> <span>{eloText(elo)}</span> {name && <small>{name}</small>}
      </button>
    );
  });
  const list = (kind: string, buttons: ComponentChild[]) => (
    <ul class={`choice-list ${kind}`} aria-labelledby={`opponents-${kind}`}>
      {buttons.map((button, index) => (
        <li key={index}>{button}</li>
      ))}
    </ul>
  );
  const { close } = openDialog(
    words,
    'opponents',
    opponents.title,
    <>
      <p>{opponents.about}</p>
      <h3 id="opponents-characters">{opponents.characters}</h3>
      {list('characters', characters)}
      <Select
        label={opponents.strength}
        choices={[['', opponents.own], ...ratings]}
        value={rating}
        onChange={(chosen) => (rating = chosen)}
      />
      <h3 id="opponents-ladder">{opponents.ladder}</h3>
      <p>{opponents.ladderAbout}</p>
      {list('ladder', steps)}
    </>,
  );
};
