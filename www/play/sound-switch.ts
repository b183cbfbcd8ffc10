/** The switch for sounds in the masthead. */
import { makeSvg } from '../board/element.ts';
import { onPress, setAttribute } from '../ui/dom.ts';
import { loadLazily } from '../ui/session.ts';
import type { Panel, Session } from '../ui/session.ts';

/** A loudspeaker with waves, or with a cross while it is silent, in a box of 24 × 24. */
const LINES = Object.freeze({
  speaker: 'M4 9.5h3.5L12 6v12l-4.5-3.5H4z',
  'speaker-waves': 'M15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11',
  'speaker-cross': 'M15.5 9l6 6M21.5 9l-6 6',
});

/**
 * Makes the switch. The sounds are loaded with the first press or key, before which browsers are silent, so that the first
 * move is not late.
 */
export function makeSoundSwitch(session: Session): Panel {
  const isOn = () => session.game().settings.sound;
  const load = () =>
    loadLazily(session, async () => {
      await import('../ui/sound.ts');
    });
  const button = onPress('sound-switch', () => {
    session.dispatch({ type: 'setPreferences', patch: { sound: !isOn() } });
    if (isOn()) loadLazily(session, async () => (await import('../ui/sound.ts')).play('move'));
  });
  const icon = makeSvg('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' });
  icon.append(...Object.entries(LINES).map(([name, d]) => makeSvg('path', { class: name, d })));
  button.append(icon);
  button.hidden = false;
  for (const name of ['pointerdown', 'keydown']) {
    addEventListener(
      name,
      () => {
        if (isOn()) load();
      },
      { once: true },
    );
  }
  return ({ settings: preferences }, { play }) => {
    setAttribute(button, 'aria-pressed', String(preferences.sound));
    setAttribute(button, 'title', play.sound);
  };
}
