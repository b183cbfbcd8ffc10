// @ts-check
/**
 * Loads the tables of texts, each when it is wanted. Bundlers follow the literal paths, and leave out the tables that a page
 * does not use.
 *
 * @import { ErrorTexts } from '../engine/messages.js'
 * @import { OpeningNames } from '../play/opening-names.js'
 * @import { CardTexts } from './en/cards.js'
 * @import { DialogTexts } from './en/dialogs.js'
 * @import { Texts } from './en/page.js'
 * @import { RareMessages } from './en/rare-messages.js'
 * @import { ReasonTexts } from './en/reasons.js'
 * @import { VariantTexts } from './en/variants.js'
 * @import { WorkshopTexts } from './en/workshop.js'
 */
import { withOwnTexts } from './own-texts.js';

/** Functions that load a table, by language. @template Table @typedef {Readonly<Record<string, () => Promise<Table>>>} Tables */

/**
 * A function that loads a table in a language, or in English; the promise is rejected if it cannot be loaded.
 * @template {object} Table @param {Tables<Table>} tables
 * @param {string} [part] The key of the author's texts for this table, or '' for the whole; without it an author has none.
 * @returns {(language: string) => Promise<Table>}
 */
function byLanguage(tables, part) {
  return async (language) => {
    const table = await (tables[language] ?? tables.en)();
    return part === undefined ? table : withOwnTexts(table, language, part);
  };
}

/** The texts of the page and the element. */
export const loadTexts = /* @__PURE__ */ byLanguage(
  /** @type {Tables<Texts>} */ ({
    en: async () => (await import('./en/page.js')).en,
    de: async () => (await import('./de/page.js')).de,
    es: async () => (await import('./es/page.js')).es,
    fr: async () => (await import('./fr/page.js')).fr,
  }),
  '',
);

/** The texts of the dialogs, and of the panels that fold away. */
export const loadDialogTexts = /* @__PURE__ */ byLanguage(
  /** @type {Tables<DialogTexts>} */ ({
    en: async () => (await import('./en/dialogs.js')).en,
    de: async () => (await import('./de/dialogs.js')).de,
    es: async () => (await import('./es/dialogs.js')).es,
    fr: async () => (await import('./fr/dialogs.js')).fr,
  }),
  'dialogs',
);

/** The messages that few games need. */
export const loadRareMessages = /* @__PURE__ */ byLanguage(
  /** @type {Tables<RareMessages>} */ ({
    en: async () => (await import('./en/rare-messages.js')).en,
    de: async () => (await import('./de/rare-messages.js')).de,
    es: async () => (await import('./es/rare-messages.js')).es,
    fr: async () => (await import('./fr/rare-messages.js')).fr,
  }),
);

/** The errors of the worker; in English it has its own. */
export const loadErrorTexts = /* @__PURE__ */ byLanguage(
  /** @type {Tables<Readonly<ErrorTexts>>} */ ({
    de: async () => (await import('./de/engine-errors.js')).errorTexts,
    es: async () => (await import('./es/engine-errors.js')).errorTexts,
    fr: async () => (await import('./fr/engine-errors.js')).errorTexts,
  }),
);

/** The names of openings; in English those of the data. */
export const loadOpenings = /* @__PURE__ */ byLanguage(
  /** @type {Tables<OpeningNames>} */ ({
    de: async () => (await import('./de/opening-names.js')).names,
    es: async () => (await import('./es/opening-names.js')).names,
    fr: async () => (await import('./fr/opening-names.js')).names,
  }),
);

/** The texts about games other than chess. */
export const loadVariantWords = /* @__PURE__ */ byLanguage(
  /** @type {Tables<VariantTexts>} */ ({
    en: async () => (await import('./en/variants.js')).en,
    de: async () => (await import('./de/variants.js')).de,
    es: async () => (await import('./es/variants.js')).es,
    fr: async () => (await import('./fr/variants.js')).fr,
  }),
);

/** How such games end. */
export const loadReasons = /* @__PURE__ */ byLanguage(
  /** @type {Tables<ReasonTexts>} */ ({
    en: async () => (await import('./en/reasons.js')).en,
    de: async () => (await import('./de/reasons.js')).de,
    es: async () => (await import('./es/reasons.js')).es,
    fr: async () => (await import('./fr/reasons.js')).fr,
  }),
);

/** The cards of the games. */
export const loadCards = /* @__PURE__ */ byLanguage(
  /** @type {Tables<CardTexts>} */ ({
    en: async () => (await import('./en/cards.js')).cards,
    de: async () => (await import('./de/cards.js')).cards,
    es: async () => (await import('./es/cards.js')).cards,
    fr: async () => (await import('./fr/cards.js')).cards,
  }),
);

/** The names of pieces by their English names; in English those of the definitions. */
export const loadPieceNames = /* @__PURE__ */ byLanguage(
  /** @type {Tables<Readonly<Record<string, string>>>} */ ({
    en: async () => ({}),
    de: async () => (await import('./de/piece-names.js')).pieceNames,
    es: async () => (await import('./es/piece-names.js')).pieceNames,
    fr: async () => (await import('./fr/piece-names.js')).pieceNames,
  }),
);

/** The texts of the workshop. */
export const loadWorkshopTexts = /* @__PURE__ */ byLanguage(
  /** @type {Tables<WorkshopTexts>} */ ({
    en: async () => (await import('./en/workshop.js')).en,
    de: async () => (await import('./de/workshop.js')).de,
    es: async () => (await import('./es/workshop.js')).es,
    fr: async () => (await import('./fr/workshop.js')).fr,
  }),
);
