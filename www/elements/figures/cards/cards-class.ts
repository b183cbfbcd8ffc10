/**
 * `<micro-max-cards>`: alpha-beta on a few cards, to play, to watch and to reorder, in the language around it. It needs no
 * engine.
 */
import { pickLanguage } from '../../../texts/language.ts';
import { loadCardFigureTexts } from '../../../texts/load.ts';
import { languageAround, observeLanguage } from '../../language.ts';
import { deferred, expectPage, missingFeatures, warnOnce } from '../../readiness.ts';
import { fillShadowRoot } from '../../shadow-root.ts';
import { VERSION } from '../../version.ts';
import { dispatch, report } from '../dispatch.ts';
import { attributesOf, pageCode } from '../page-code.ts';
import { figureSheet } from '../sheet.ts';
import type { Cards } from './cards.tsx';

const Base = (globalThis.HTMLElement ?? class {}) as new () => HTMLElement;

/**
 * The figure of the cards. Its modules are loaded when the first one is put on a page. Its attributes may change at any
 * time; the cards that the reader has turned stay turned.
 */
export class MicroMaxCards extends Base {
  static version = VERSION;
  static observedAttributes = ['values', 'mode', 'cuts', 'turned', 'caption', 'controls'];

  #cards: Cards | null = null;
  #ready = deferred();
  /** The step to show when the figure is drawn, counted from 1. */
  #wanted: number | null = null;
  #language = '';
  /** Aborts the drawing; null while the figure is not on a page. */
  #abort: AbortController | null = null;

  /**
   * Resolves when the figure is drawn; rejects with a sentence if it cannot be drawn, or if it is not put on a page
   * within a second.
   */
  get ready(): Promise<void> {
    expectPage(
      () => !this.isConnected && !this.#cards,
      (error) => {
        this.#ready.reject(error);
        this.#ready = deferred();
      },
    );
    return this.#ready.promise;
  }

  /** The shown step of the search, counted from 1. */
  get step(): number {
    return this.#cards?.step ?? 1;
  }

  set step(step) {
    if (this.#cards) this.#cards.goTo(Number(step));
    else this.#wanted = Number(step);
  }

  /** The number of steps; 1 unless the search is watched. */
  get steps(): number {
    return this.#cards?.steps ?? 0;
  }

  /** The sentence about the cards. */
  get text(): string {
    return this.#cards?.text ?? '';
  }

  protected connectedCallback() {
    const missing = missingFeatures();
    if (missing) {
      warnOnce(missing);
      this.#ready.reject(missing);
      return;
    }
    this.#abort = new AbortController();
    this.#language = this.#wantedLanguage();
    const stop = observeLanguage(this, () => this.#follow());
    this.#abort.signal.addEventListener('abort', stop, { once: true });
    this.#draw(this.#abort.signal);
  }

  protected disconnectedCallback() {
    this.#abort?.abort();
    this.#abort = null;
    this.#cards?.end();
    this.#cards = null;
  }

  #wantedLanguage() {
    return pickLanguage(languageAround(this), navigator.languages);
  }

  /** Draws the figure again if the language around it is another one. */
  #follow() {
    if (this.#wantedLanguage() !== this.#language) this.#redraw();
  }

  #redraw() {
    this.disconnectedCallback();
    this.connectedCallback();
  }

  protected attributeChangedCallback(name: string, before: string | null, text: string | null) {
    if (before === text || !this.#abort) return;
    if (this.#cards && name !== 'values') return this.#cards.reset();
    this.#redraw();
  }

  /** @param signal Aborted when the figure is removed from the page. */
  async #draw(signal: AbortSignal) {
    try {
      const [{ Cards }, texts] = await Promise.all([import('./cards.tsx'), loadCardFigureTexts(this.#language)]);
      if (signal.aborted) return;
      const cards = new Cards(
        fillShadowRoot(this, figureSheet(this.ownerDocument)),
        texts,
        (name) => this.getAttribute(name),
        (fault) => report(this, fault, 'attribute'),
        (changed) => pageCode(this.localName, { ...attributesOf(this), ...changed }, this.text),
        () => this.#dispatchStep(),
      );
      this.#cards = cards;
      if (this.#wanted !== null) cards.goTo(this.#wanted);
      this.#wanted = null;
      this.#dispatchStep();
      this.#ready.resolve();
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      report(this, message, 'engine');
      this.#ready.reject(new Error(message));
    }
  }

  #dispatchStep() {
    dispatch(this, 'micro-max-step', { step: this.step, steps: this.steps, text: this.text });
  }
}
