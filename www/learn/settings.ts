/** What a button in the text sets: attributes of a figure, the step that it shows, and whether it plays. Pure. */

/**
 * The settings in a text such as `mode=watch; step=11; play`.
 *
 * @returns The step is counted from 1.
 */
export function parseSettings(text: string): {
  attributes: [name: string, text: string][];
  step: number | null;
  isPlayed: boolean;
} {
  const pairs = text.split(';').map((pair) => splitPair(pair) as [string, string]);
  const step = pairs.find(([name]) => name === 'step');
  return {
    attributes: pairs.filter(([name]) => !['', 'step', 'play'].includes(name)),
    step: step ? Number(step[1]) : null,
    isPlayed: pairs.some(([name]) => name === 'play'),
  };
}

function splitPair(pair: string) {
  const [name, ...rest] = pair.split('=');
  return [name.trim(), rest.join('=').trim()];
}
