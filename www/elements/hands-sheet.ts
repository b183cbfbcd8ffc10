/** The style sheet for pieces in hand, loaded with the first game that needs it. */
import { sharedSheet, styleText } from './shadow-root.ts';

export const handsSheet = sharedSheet(styleText('../variants/pieces.css'));
