// @ts-check
/**
 * What the address of `embed.html` says after `#`: the attributes of the element, `fen=…&side=black&readonly`. Pure.
 *
 * @import { Name } from '../elements/attributes.js'
 */
import { NAMES } from '../elements/attributes.js';

/**
 * Reads it. What the texts of the attributes mean, the element itself judges.
 *
 * @param {string} hash As in `location.hash`.
 * @returns {{ attributes: Partial<Record<Name, string>>, faults: string[] }} The faults are sentences.
 */
export function readState(hash) {
  /** @type {Partial<Record<Name, string>>} */
  const attributes = {};
  /** @type {string[]} */
  const faults = [];
  for (const part of hash.replace(/^#/, '').split('&').filter(Boolean)) {
    const [written, ...rest] = part.split('=');
    const name = NAMES.find((known) => known === written.toLowerCase());
    const text = decoded(rest.join('='));
    if (!name) faults.push(`"${shortened(written)}" was not taken: there are ${NAMES.join(', ')}.`);
    else if (text === null) faults.push(`${name} was not taken: a % in an address is followed by two hexadecimal digits of UTF-8.`);
    else attributes[name] = text;
  }
  return { attributes, faults };
}

/** @param {string} text */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** @param {string} text */
const shortened = (text) => (text.length > 40 ? `${text.slice(0, 40)}…` : text);
