/** The switch for sounds in the masthead. */
import { render } from 'preact';
import { onPress, setAttribute } from '../ui/dom.ts';
import { loadLazily } from '../ui/app.ts';
import type { Panel, App } from '../ui/app.ts';

/**
 * Makes the switch. The sounds are loaded with the first press or key, before which browsers are silent, so that the first
 * move is not late.
 */
export function makeSoundSwitch(app: App): Panel {
  const isOn = () => app.game().settings.sound;
  const load = () => {
    if (isOn()) loadLazily(app, async () => void (await import('../ui/sound.ts')));
  };
  const button = onPress('sound-switch', () => {
    app.dispatch({ type: 'setPreferences', patch: { sound: !isOn() } });
    if (isOn()) loadLazily(app, async () => (await import('../ui/sound.ts')).play('move'));
  });
  render(
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path class="speaker" d="M4 9.5h3.5L12 6v12l-4.5-3.5H4z" />
      <path class="speaker-waves" d="M15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11" />
      <path class="speaker-cross" d="M15.5 9l6 6M21.5 9l-6 6" />
    </svg>,
    button,
  );
  button.hidden = false;
  for (const name of ['pointerdown', 'keydown']) addEventListener(name, load, { once: true });
  return ({ settings: preferences }, { play }) => {
    setAttribute(button, 'aria-pressed', String(preferences.sound));
    setAttribute(button, 'title', play.sound);
  };
}
