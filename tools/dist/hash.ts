/** Hashes for integrity attributes, policies and file names. */

import { createHash } from 'node:crypto';

type Bytes = string | NodeJS.ArrayBufferView;

/** The value of an `integrity` attribute. */
export const integrity = (bytes: Bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** A hash source of a policy, and a hash in the list of cached files. */
export const sha256 = (bytes: Bytes) => `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

/** Eight hexadecimal digits that distinguish versions of a file. */
export const shortHash = (bytes: Bytes) => createHash('sha256').update(bytes).digest('hex').slice(0, 8);
