/** The fragment of the address of `embed.html`: attributes of the element, as in `fen=…&side=black&readonly`. Pure. */
import { NAMES } from '../elements/attributes.ts';
import type { Name } from '../elements/attributes.ts';

/** The attributes of frames. */
export const FRAME_NAMES = NAMES.filter((name) => !['engine-base', 'for', 'follow'].includes(name));

/**
 * Parses the fragment. The element validates the values of the attributes. The address of scripts is not taken from it, because
 * anybody can write a link to this page.
 *
 * @param hash As in `location.hash`.
 * @returns `faults` are sentences.
 */
export function readState(hash: string): { attributes: Partial<Record<Name, string>>; faults: string[] } {
  const attributes: Partial<Record<Name, string>> = {};
  const faults: string[] = [];
  for (const part of hash.replace(/^#/, '').split('&').filter(Boolean)) {
    const [written, ...rest] = part.split('=');
    const name = FRAME_NAMES.find((known) => known === written.toLowerCase());
    const text = decoded(rest.join('='));
    if (!name)
      faults.push(`“${shortened(written)}” is not an attribute. The attributes are ${FRAME_NAMES.join(', ')}.`);
    else if (text === null) faults.push(`${name} is ignored: after % there must be two hexadecimal digits of UTF-8.`);
    else attributes[name] = text;
  }
  return { attributes, faults };
}

function decoded(text: string) {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

const shortened = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text);
