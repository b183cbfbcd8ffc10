// Decompresses a gzip file, which scripts and pages contain as text.

/** Rejected with a `TypeError` if the file is damaged. */
export async function gunzip(bytes: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> {
  // Not the stream of a Blob, which WebKit cannot read in a page from `file://`.
  const { readable, writable } = new DecompressionStream('gzip');
  const writer = writable.getWriter();
  // The reader fails with the same error.
  const ignore = () => {};
  writer.write(bytes).catch(ignore);
  writer.close().catch(ignore);
  return new Response(readable).arrayBuffer();
}
