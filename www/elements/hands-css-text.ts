/** The styles of pieces in hand as one text. Bundles replace this module with one that contains the text. */
import { fetchStyles } from './fetch-styles.ts';

/** The style sheets in order. */
export const SHEETS = Object.freeze(['../variants/pieces.css']);

/** @returns Rejected if a sheet cannot be loaded. */
export const cssText = (): Promise<string> => fetchStyles(SHEETS, import.meta.url);
