// @ts-check
// The bytes of a gzip file that a script or a page carries as base64.
//
// `cargo xtask build` also joins it into the workers. Hence no imports.

/**
 * @param {string} base64 A gzip file.
 * @returns {Promise<ArrayBuffer>} What was compressed.
 * @throws {TypeError} The file is damaged.
 */
export async function gunzip(base64) {
  const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(stream).arrayBuffer();
}
