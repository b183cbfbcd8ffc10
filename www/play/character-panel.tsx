/**
 * The face of the opponent in its bar, and what it says beside it for a while:
 *
 * ```text
 * span.disc ( span.portrait ), b ( …, span ( q.remark[role=status] ) )
 * ```
 */
import { render } from 'preact';
import { humanColor, isUnbegun, otherColor } from '../game/game.ts';
import { characterOf } from '../game/players/characters.ts';
import { moodOf, remember } from '../game/players/talk.ts';
import { loadOpponentTexts } from '../texts/load.ts';
import { make } from '../ui/dom.ts';
import { loadLazily } from '../ui/app.ts';
import { Face } from './faces.tsx';
import type { Color } from '../board/geometry.ts';
import type { CharacterId } from '../game/players/characters.ts';
import type { Memory, Remark } from '../game/players/talk.ts';
import type { OpponentTexts } from '../texts/en/opponents.ts';
import type { App, Panel } from '../ui/app.ts';

/** How long a remark is shown. */
const SHOWN_MS = 7000;

export function makeCharacterPanel(app: App): Panel {
  const portrait = make('span', { className: 'portrait' });
  const speech = make('span');
  let memory: Memory | null = null;
  /** The game, what the last remark was about, and the words that are shown. */
  let [shown, said, words] = ['', '', ''];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let draw = () => {};

  return (game, { language }) => {
    const human = humanColor(game);
    const player = human && game.players[otherColor(human)];
    if (!human || player?.kind !== 'engine') {
      portrait.remove();
      speech.remove();
      return;
    }
    place(portrait, otherColor(human), '.disc');
    place(speech, otherColor(human), '.player-info b');
    const { id } = characterOf(player);
    const known = remember(memory, game);
    memory = known;
    const remark = id !== 'max' && game.settings.talk && !isUnbegun(game) ? known.remark : null;
    draw = () => {
      render(<Face id={id} mood={moodOf(known, game)} />, portrait);
      render(
        <q class="remark" role="status" hidden={!words}>
          {words}
        </q>,
        speech,
      );
    };
    const isNew = shown !== game.id;
    shown = game.id;
    if (isNew || !game.settings.talk) {
      clearTimeout(timer);
      words = '';
    }
    const event = [game.id, remark, known.spoken].join();
    if (remark && event !== said) {
      said = event;
      loadLazily(app, async () => {
        const texts = await loadOpponentTexts(language);
        if (said !== event) return;
        words = remarkIn(texts, id, remark, game.id);
        draw();
        clearTimeout(timer);
        timer = setTimeout(() => {
          words = '';
          draw();
        }, SHOWN_MS);
      });
    }
    draw();
  };
}

/** Moves an element into the bar of a side. */
function place(element: HTMLElement, color: Color, selector: string) {
  const parent = document.querySelector(`.player-bar[data-color=${color}] ${selector}`);
  if (parent && element.parentElement !== parent) parent.append(element);
}

/** @param game The id of the game, which chooses among remarks that all characters share. */
function remarkIn({ each, any }: OpponentTexts, id: CharacterId, remark: Remark, game: string) {
  if (id === 'max') return '';
  if (remark in each[id]) return each[id][remark as keyof (typeof each)[typeof id]];
  const choices = any[remark as keyof typeof any];
  return choices[game.charCodeAt(0) % choices.length];
}
