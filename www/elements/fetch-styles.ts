/** Fetches style sheets. */

/**
 * The sheets as one text, in their order.
 *
 * @param sheets Their addresses, relative to `base`.
 * @returns Rejected if a sheet cannot be loaded.
 */
export async function fetchStyles(sheets: readonly string[], base: string): Promise<string> {
  const texts = await Promise.all(
    sheets.map(async (address) => {
      const response = await fetch(new URL(address, base));
      if (!response.ok) throw new Error(`${address} could not be loaded: ${response.status}`);
      return response.text();
    }),
  );
  return texts.join('\n');
}
