/**
 * Loads the tables of texts, each when it is wanted. Bundlers follow the literal paths, and leave out the tables that a page
 * does not use.
 */
import { withOwnTexts } from './own-texts.ts';
import type { ErrorTexts } from '../engine/messages.ts';
import type { OpeningNames } from '../play/opening-names.ts';
import type { CardTexts } from './en/cards.ts';
import type { DialogTexts } from './en/dialogs.ts';
import type { EndingTexts } from './en/endings.ts';
import type { CardFigureTexts } from './en/figures/cards.ts';
import type { MotifTexts } from './en/motifs.ts';
import type { OfflineTexts } from './en/offline.ts';
import type { OpponentTexts } from './en/opponents.ts';
import type { Texts } from './en/page.ts';
import type { RareMessages } from './en/rare-messages.ts';
import type { ReasonTexts } from './en/reasons.ts';
import type { VariantTexts } from './en/variants.ts';
import type { WorkshopTexts } from './en/workshop.ts';

/** Functions that load the module of a table, by language. */
type Tables<Table> = Readonly<Record<string, () => Promise<{ texts: Table }>>>;

/**
 * A function that loads a table in a language, or in English; the promise is rejected if it cannot be loaded.
 *
 * @param part The key of the author's texts for this table, or '' for the whole; without it an author has none.
 */
function byLanguage<Table extends object>(tables: Tables<Table>, part?: string): (language: string) => Promise<Table> {
  return async (language) => {
    const { texts } = await (tables[language] ?? tables.en)();
    return part === undefined ? texts : withOwnTexts(texts, language, part);
  };
}

/** The texts of the page and the element. */
export const loadTexts = /* @__PURE__ */ byLanguage(
  {
    en: () => import('./en/page.ts'),
    de: () => import('./de/page.ts'),
    es: () => import('./es/page.ts'),
    fr: () => import('./fr/page.ts'),
  } as Tables<Texts>,
  '',
);

/** The texts of the dialogs, and of the panels that fold away. */
export const loadDialogTexts = /* @__PURE__ */ byLanguage(
  {
    en: () => import('./en/dialogs.ts'),
    de: () => import('./de/dialogs.ts'),
    es: () => import('./es/dialogs.ts'),
    fr: () => import('./fr/dialogs.ts'),
  } as Tables<DialogTexts>,
  'dialogs',
);

/** The texts of endings to practise. */
export const loadEndingTexts = /* @__PURE__ */ byLanguage({
  en: () => import('./en/endings.ts'),
  de: () => import('./de/endings.ts'),
  es: () => import('./es/endings.ts'),
  fr: () => import('./fr/endings.ts'),
} as Tables<EndingTexts>);

/** The texts of opponents with a face. */
export const loadOpponentTexts = /* @__PURE__ */ byLanguage({
  en: () => import('./en/opponents.ts'),
  de: () => import('./de/opponents.ts'),
  es: () => import('./es/opponents.ts'),
  fr: () => import('./fr/opponents.ts'),
} as Tables<OpponentTexts>);

/** The messages that few games need. */
export const loadRareMessages = /* @__PURE__ */ byLanguage({
  en: () => import('./en/rare-messages.ts'),
  de: () => import('./de/rare-messages.ts'),
  es: () => import('./es/rare-messages.ts'),
  fr: () => import('./fr/rare-messages.ts'),
} as Tables<RareMessages>);

/** The errors of the worker; in English it has its own. */
export const loadErrorTexts = /* @__PURE__ */ byLanguage({
  de: () => import('./de/engine-errors.ts'),
  es: () => import('./es/engine-errors.ts'),
  fr: () => import('./fr/engine-errors.ts'),
} as Tables<Readonly<ErrorTexts>>);

/** The names of openings; in English those of the data. */
export const loadOpenings = /* @__PURE__ */ byLanguage({
  de: () => import('./de/opening-names.ts'),
  es: () => import('./es/opening-names.ts'),
  fr: () => import('./fr/opening-names.ts'),
} as Tables<OpeningNames>);

/** The texts about games other than chess. */
export const loadVariantWords = /* @__PURE__ */ byLanguage({
  en: () => import('./en/variants.ts'),
  de: () => import('./de/variants.ts'),
  es: () => import('./es/variants.ts'),
  fr: () => import('./fr/variants.ts'),
} as Tables<VariantTexts>);

/** How such games end. */
export const loadReasons = /* @__PURE__ */ byLanguage({
  en: () => import('./en/reasons.ts'),
  de: () => import('./de/reasons.ts'),
  es: () => import('./es/reasons.ts'),
  fr: () => import('./fr/reasons.ts'),
} as Tables<ReasonTexts>);

/** Why moves were bad. */
export const loadMotifs = /* @__PURE__ */ byLanguage({
  en: () => import('./en/motifs.ts'),
  de: () => import('./de/motifs.ts'),
  es: () => import('./es/motifs.ts'),
  fr: () => import('./fr/motifs.ts'),
} as Tables<MotifTexts>);

/** The cards of the games. */
export const loadCards = /* @__PURE__ */ byLanguage({
  en: () => import('./en/cards.ts'),
  de: () => import('./de/cards.ts'),
  es: () => import('./es/cards.ts'),
  fr: () => import('./fr/cards.ts'),
} as Tables<CardTexts>);

/** The texts of the figure of the cards. */
export const loadCardFigureTexts = /* @__PURE__ */ byLanguage({
  en: () => import('./en/figures/cards.ts'),
  de: () => import('./de/figures/cards.ts'),
  es: () => import('./es/figures/cards.ts'),
  fr: () => import('./fr/figures/cards.ts'),
} as Tables<CardFigureTexts>);

/** The names of pieces by their English names; in English those of the definitions. */
export const loadPieceNames = /* @__PURE__ */ byLanguage({
  en: async () => ({ texts: {} }),
  de: () => import('./de/piece-names.ts'),
  es: () => import('./es/piece-names.ts'),
  fr: () => import('./fr/piece-names.ts'),
} as Tables<Readonly<Record<string, string>>>);

/** The texts of the workshop. */
export const loadWorkshopTexts = /* @__PURE__ */ byLanguage({
  en: () => import('./en/workshop.ts'),
  de: () => import('./de/workshop.ts'),
  es: () => import('./es/workshop.ts'),
  fr: () => import('./fr/workshop.ts'),
} as Tables<WorkshopTexts>);

/** The texts of the banner about the page's offline copy. */
export const loadOfflineTexts = /* @__PURE__ */ byLanguage({
  en: () => import('./en/offline.ts'),
  de: () => import('./de/offline.ts'),
  es: () => import('./es/offline.ts'),
  fr: () => import('./fr/offline.ts'),
} as Tables<OfflineTexts>);
