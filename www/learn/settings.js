// @ts-check
/** What a button in the text sets: attributes of a figure, and the step that it shows. Pure. */

/**
 * The settings in a text such as `mode=watch; step=11`.
 * @param {string} text
 * @returns {{ attributes: [name: string, text: string][], step: number | null }} The step is counted from 1.
 */
export function parseSettings(text) {
  const pairs = text.split(';').map((pair) => /** @type {[string, string]} */ (splitPair(pair)));
  const step = pairs.find(([name]) => name === 'step');
  return {
    attributes: pairs.filter(([name]) => name !== '' && name !== 'step'),
    step: step ? Number(step[1]) : null,
  };
}

/** @param {string} pair */
function splitPair(pair) {
  const [name, ...rest] = pair.split('=');
  return [name.trim(), rest.join('=').trim()];
}
