// @ts-check
/**
 * Loads the tables of texts, each when it is wanted. Bundlers follow the literal paths, and leave out the tables that a page
 * does not use.
 *
 * @import { ErrorTexts } from '../engine/messages.js'
 * @import { OpeningNames } from '../play/opening-names.js'
 * @import { CardTexts } from './en/cards.js'
 * @import { CardFigureTexts } from './en/figures/cards.js'
 * @import { DialogTexts } from './en/dialogs.js'
 * @import { EndingTexts } from './en/endings.js'
 * @import { MotifTexts } from './en/motifs.js'
 * @import { OpponentTexts } from './en/opponents.js'
 * @import { OfflineTexts } from './en/offline.js'
 * @import { Texts } from './en/page.js'
 * @import { RareMessages } from './en/rare-messages.js'
 * @import { ReasonTexts } from './en/reasons.js'
 * @import { VariantTexts } from './en/variants.js'
 * @import { WorkshopTexts } from './en/workshop.js'
 */
import { withOwnTexts } from './own-texts.js';

/** Functions that load the module of a table, by language. @template Table @typedef {Readonly<Record<string, () => Promise<{ texts: Table }>>>} Tables */

/**
 * A function that loads a table in a language, or in English; the promise is rejected if it cannot be loaded.
 * @template {object} Table @param {Tables<Table>} tables
 * @param {string} [part] The key of the author's texts for this table, or '' for the whole; without it an author has none.
 * @returns {(language: string) => Promise<Table>}
 */
function byLanguage(tables, part) {
  return async (language) => {
    const { texts } = await (tables[language] ?? tables.en)();
    return part === undefined ? texts : withOwnTexts(texts, language, part);
  };
}

/** The texts of the page and the element. */
export const loadTexts = /* @__PURE__ */ byLanguage(
  /** @type {Tables<Texts>} */ ({
    en: () => import('./en/page.js'),
    de: () => import('./de/page.js'),
    es: () => import('./es/page.js'),
    fr: () => import('./fr/page.js'),
  }),
  '',
);

/** The texts of the dialogs, and of the panels that fold away. */
export const loadDialogTexts = /* @__PURE__ */ byLanguage(
  /** @type {Tables<DialogTexts>} */ ({
    en: () => import('./en/dialogs.js'),
    de: () => import('./de/dialogs.js'),
    es: () => import('./es/dialogs.js'),
    fr: () => import('./fr/dialogs.js'),
  }),
  'dialogs',
);

/** The texts of endings to practise. */
export const loadEndingTexts = /* @__PURE__ */ byLanguage(
  /** @type {Tables<EndingTexts>} */ ({
    en: () => import('./en/endings.js'),
    de: () => import('./de/endings.js'),
    es: () => import('./es/endings.js'),
    fr: () => import('./fr/endings.js'),
  }),
);

/** The texts of opponents with a face. */
export const loadOpponentTexts = /* @__PURE__ */ byLanguage(
  /** @type {Tables<OpponentTexts>} */ ({
    en: () => import('./en/opponents.js'),
    de: () => import('./de/opponents.js'),
    es: () => import('./es/opponents.js'),
    fr: () => import('./fr/opponents.js'),
  }),
);

/** The messages that few games need. */
export const loadRareMessages = /* @__PURE__ */ byLanguage(
  /** @type {Tables<RareMessages>} */ ({
    en: () => import('./en/rare-messages.js'),
    de: () => import('./de/rare-messages.js'),
    es: () => import('./es/rare-messages.js'),
    fr: () => import('./fr/rare-messages.js'),
  }),
);

/** The errors of the worker; in English it has its own. */
export const loadErrorTexts = /* @__PURE__ */ byLanguage(
  /** @type {Tables<Readonly<ErrorTexts>>} */ ({
    de: () => import('./de/engine-errors.js'),
    es: () => import('./es/engine-errors.js'),
    fr: () => import('./fr/engine-errors.js'),
  }),
);

/** The names of openings; in English those of the data. */
export const loadOpenings = /* @__PURE__ */ byLanguage(
  /** @type {Tables<OpeningNames>} */ ({
    de: () => import('./de/opening-names.js'),
    es: () => import('./es/opening-names.js'),
    fr: () => import('./fr/opening-names.js'),
  }),
);

/** The texts about games other than chess. */
export const loadVariantWords = /* @__PURE__ */ byLanguage(
  /** @type {Tables<VariantTexts>} */ ({
    en: () => import('./en/variants.js'),
    de: () => import('./de/variants.js'),
    es: () => import('./es/variants.js'),
    fr: () => import('./fr/variants.js'),
  }),
);

/** How such games end. */
export const loadReasons = /* @__PURE__ */ byLanguage(
  /** @type {Tables<ReasonTexts>} */ ({
    en: () => import('./en/reasons.js'),
    de: () => import('./de/reasons.js'),
    es: () => import('./es/reasons.js'),
    fr: () => import('./fr/reasons.js'),
  }),
);

/** Why moves were bad. */
export const loadMotifs = /* @__PURE__ */ byLanguage(
  /** @type {Tables<MotifTexts>} */ ({
    en: () => import('./en/motifs.js'),
    de: () => import('./de/motifs.js'),
    es: () => import('./es/motifs.js'),
    fr: () => import('./fr/motifs.js'),
  }),
);

/** The cards of the games. */
export const loadCards = /* @__PURE__ */ byLanguage(
  /** @type {Tables<CardTexts>} */ ({
    en: () => import('./en/cards.js'),
    de: () => import('./de/cards.js'),
    es: () => import('./es/cards.js'),
    fr: () => import('./fr/cards.js'),
  }),
);

/** The texts of the figure of the cards. */
export const loadCardFigureTexts = /* @__PURE__ */ byLanguage(
  /** @type {Tables<CardFigureTexts>} */ ({
    en: () => import('./en/figures/cards.js'),
    de: () => import('./de/figures/cards.js'),
    es: () => import('./es/figures/cards.js'),
    fr: () => import('./fr/figures/cards.js'),
  }),
);

/** The names of pieces by their English names; in English those of the definitions. */
export const loadPieceNames = /* @__PURE__ */ byLanguage(
  /** @type {Tables<Readonly<Record<string, string>>>} */ ({
    en: async () => ({ texts: {} }),
    de: () => import('./de/piece-names.js'),
    es: () => import('./es/piece-names.js'),
    fr: () => import('./fr/piece-names.js'),
  }),
);

/** The texts of the workshop. */
export const loadWorkshopTexts = /* @__PURE__ */ byLanguage(
  /** @type {Tables<WorkshopTexts>} */ ({
    en: () => import('./en/workshop.js'),
    de: () => import('./de/workshop.js'),
    es: () => import('./es/workshop.js'),
    fr: () => import('./fr/workshop.js'),
  }),
);

/** The texts of the banner about the page's offline copy. */
export const loadOfflineTexts = /* @__PURE__ */ byLanguage(
  /** @type {Tables<OfflineTexts>} */ ({
    en: () => import('./en/offline.js'),
    de: () => import('./de/offline.js'),
    es: () => import('./es/offline.js'),
    fr: () => import('./fr/offline.js'),
  }),
);
