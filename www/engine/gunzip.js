// @ts-check
// Decompresses a gzip file in base64, as scripts and pages contain it.
//
// `cargo xtask build` also joins it into the workers. Therefore it imports nothing.

/**
 * @param {string} base64 A gzip file.
 * @returns {Promise<ArrayBuffer>} The decompressed bytes.
 * @throws {TypeError} The file is damaged.
 */
export async function gunzip(base64) {
  const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  // Not the stream of a Blob, which WebKit cannot read in a page from `file://`.
  const { readable, writable } = new DecompressionStream('gzip');
  const writer = writable.getWriter();
  // The reader fails with the same error.
  const ignore = () => {};
  writer.write(bytes).catch(ignore);
  writer.close().catch(ignore);
  return new Response(readable).arrayBuffer();
}
