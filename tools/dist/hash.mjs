// @ts-check
/** Hashes for integrity attributes, policies and file names. */

import { createHash } from 'node:crypto';

/** @typedef {string | NodeJS.ArrayBufferView} Bytes */

/** The value of an `integrity` attribute. @param {Bytes} bytes */
export const integrity = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** A hash source of a policy, and a hash in the list of cached files. @param {Bytes} bytes */
export const sha256 = (bytes) => `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

/** Eight hexadecimal digits that distinguish versions of a file. @param {Bytes} bytes */
export const shortHash = (bytes) => createHash('sha256').update(bytes).digest('hex').slice(0, 8);
