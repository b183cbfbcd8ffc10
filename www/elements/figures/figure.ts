/**
 * The base of all figures: it manages the subject, the step and the engine, and loads a figure when it is visible. Without
 * a document, as in Node, this module can be imported and does nothing.
 */
import { PRIORITIES } from '../../engine/worker-pool.ts';
import { frame as texts } from '../../texts/en/figures/frame.ts';
import { messageOf } from '../../engine/error.ts';
import { source } from '../../engine/inside-source.ts';
import { deferred, expectPage, missingFeatures, warnOnce } from '../readiness.ts';
import { Engine } from '../engine.ts';
import { beforeLayout, layoutSettled, observeVisibility } from '../presence.ts';
import { languageAround } from '../language.ts';
import { VERSION } from '../version.ts';
import { CONTROLS, chosenBy, faultOf } from './options.ts';
import { dispatch, engineFaultText, report, request } from './dispatch.ts';
import { Frame } from './frame.tsx';
import { attributesOf, attributesOfGame, pageCode } from './page-code.ts';
import { givenSubject, rearranged, withPiece, withTurn } from './subject.ts';
import { readLink, stepAfterKey, stepFault, stepWithin, writeLink } from './steps.ts';
import { queriesOf } from './searches.ts';
import { figureSheet } from './sheet.ts';
import type { Square } from '../../board/geometry.ts';
import type { LegalMove } from '../../board/state.ts';
import type { Chosen, Figure, Matter, Scene, Subject } from './figure-types.ts';
import type { Choices } from './options.ts';

type Known = { matter: Matter; facts: unknown };

/** The choices that only the author makes, of all figures. */
const SHARED_CHOICES = Object.freeze({ controls: CONTROLS });

const Base = (globalThis.HTMLElement ?? class {}) as new () => HTMLElement;

/** A figure that runs on the engine. Its attributes may change at any time. */
export class MicroMaxFigure extends Base {
  static version = VERSION;

  #name;
  #importFigure;
  #figure: Figure | null = null;
  #frame: Frame | null = null;
  #engine = new Engine(() => {}, source);
  /** The subject as changed by the reader. */
  #own: Subject | null = null;
  /** The reader's choices. */
  #chosen: Chosen = {};
  #known: Known | null = null;
  #step = 0;
  /** A requested step that cannot be shown yet. */
  #wanted: number | null = null;
  /** The last pressed square and the step shown at that time. */
  #pressed: { square: Square; step: number } | null = null;
  /** The number of the latest request; answers to earlier ones are ignored. */
  #requestId = 0;
  #isSeen = false;
  /** Whether a script waits for the first drawing. */
  #isAwaited = false;
  /** Whether dragging rearranges pieces in a figure whose drag mode is `move`. */
  #isArranging = false;
  #isLoadingStep = false;
  /** Whether the loaded facts belong to an earlier subject. */
  #isStale = true;
  #isLoading = false;
  #ready = deferred();
  #leave = () => {};

  /**
   * @param name The name of the element without the prefix `micro-max-`.
   * @param importFigure Imports the figure, with the class of its styles if that is not the name.
   */
  constructor(name: string, importFigure: (host: HTMLElement) => Promise<{ figure: Figure; className?: string }>) {
    super();
    this.#name = name;
    this.#importFigure = importFigure;
  }

  /**
   * Resolves when the figure is drawn; rejects with a sentence if it cannot be drawn, or if it is not put on a page
   * within a second. A figure is drawn when it first becomes visible, or when a script asks for this promise.
   */
  get ready(): Promise<void> {
    if (!this.#known && !this.#isAwaited) {
      this.#isAwaited = true;
      this.#updatePriority();
      if (this.#isStale) this.#reload();
    }
    expectPage(
      () => !this.isConnected && !this.#known,
      (error) => {
        this.#ready.reject(error);
        this.#ready = deferred();
      },
    );
    return this.#ready.promise;
  }

  /** The shown step, counted from 1. */
  get step(): number {
    return this.#step + 1;
  }

  set step(step) {
    this.#goTo(Number(step) - 1);
  }

  /** The number of steps. */
  get steps(): number {
    return this.#known ? this.#count() : 0;
  }

  /** A description of the picture in words. */
  get text(): string {
    return this.#known && this.#figure ? this.#figure.describe(this.#scene()) : '';
  }

  /** The shown position in FEN. */
  get currentFen(): string {
    return this.#known?.matter.position.fen ?? '';
  }

  /** Plays the steps from the shown one, unless less motion is preferred. */
  play() {
    this.#frame?.play();
  }

  protected connectedCallback() {
    const missing = missingFeatures();
    if (missing) {
      warnOnce(missing);
      this.#ready.reject(missing);
      return;
    }
    this.#engine.open();
    const abort = new AbortController();
    this.addEventListener('keydown', (event) => this.#press(event), abort);
    this.addEventListener('focusin', () => this.#engine.setPriority(PRIORITIES.focused), abort);
    this.addEventListener('focusout', () => this.#updatePriority(), abort);
    addEventListener('hashchange', () => this.#follow(), abort);
    this.#leave = () => abort.abort();
    this.#appear(abort.signal);
  }

  protected disconnectedCallback() {
    this.#leave();
    this.#requestId += 1;
    this.#isStale = true;
    this.#isSeen = false;
    this.#engine.close();
    this.#frame?.end();
    this.#frame = null;
  }

  /** Imports the figure again, which is another one now. */
  protected restart() {
    if (!this.isConnected) return;
    this.disconnectedCallback();
    this.#known = null;
    this.#own = null;
    this.#chosen = {};
    this.#ready = deferred();
    this.connectedCallback();
  }

  protected attributeChangedCallback(name: string, before: string | null, text: string | null) {
    if (before === text || !this.#frame) return;
    if (name === 'step') return this.#goTo(Number(text) - 1);
    if (['caption', 'controls', 'orientation'].includes(name)) return this.#known ? this.#paint() : undefined;
    if (['fen', 'pgn', 'ply'].includes(name)) this.#own = null;
    const { [name]: _, ...others } = this.#chosen;
    this.#chosen = others;
    this.#reload();
  }

  /** @param signal Aborted when the figure is removed from the page. */
  async #appear(signal: AbortSignal) {
    try {
      const imported = await beforeLayout(this.#importFigure(this));
      if (signal.aborted) return;
      const { figure, className = this.#name } = imported;
      this.#figure = figure;
      this.#frame = new Frame(this, figureSheet(this.ownerDocument), figure, className, {
        onMove: (move) => this.#move(move),
        onPoint: (square, isPressed) => this.#point(square, isPressed),
        goTo: (step) => this.#goTo(step),
        choose: (patch) => this.#choose(patch),
        setSubject: ({ start, moves }) => this.#change(start, moves),
        arrange: () => {
          this.#isArranging = !this.#isArranging;
          this.#draw();
        },
        put: (square, piece) => this.#change(withPiece(this.currentFen, square, piece)),
        turn: (color) => this.#change(withTurn(this.currentFen, color)),
        reset: () => {
          this.#own = null;
          this.#wanted = this.#givenStep();
          this.#reload();
        },
        pageCode: () => this.#pageCode(),
      });
      this.#wanted = this.#givenStep();
      this.#follow();
      if (this.#isAwaited && this.#isStale) this.#load();
      await layoutSettled();
      if (signal.aborted) return;
      signal.addEventListener(
        'abort',
        observeVisibility(this, (isSeen) => this.#see(isSeen)),
        { once: true },
      );
    } catch (error) {
      this.#fail(error);
    }
  }

  /** The initial step set by the author, counted from 0; null for the most instructive one. */
  #givenStep() {
    const step = this.getAttribute('step');
    return step === null ? null : Number(step) - 1;
  }

  #see(isSeen: boolean) {
    this.#isSeen = isSeen;
    this.#updatePriority();
    if (isSeen && this.#isStale) this.#load();
    else if (isSeen) this.#loadStep();
  }

  /** A figure on the screen has priority over others. */
  #updatePriority() {
    this.#engine.setPriority(this.#isSeen || this.#isAwaited ? PRIORITIES.visible : PRIORITIES.hidden);
  }

  /** The name of this figure in links: the element's id or, without one, the figure's own name. */
  #linkName() {
    return this.id || this.#name;
  }

  /** Shows the step and the position in the fragment of the page's address, if it names this figure. */
  #follow() {
    const link = readLink(this.#linkName(), location.hash);
    if (!link || !this.#frame) return;
    this.scrollIntoView({ block: 'nearest' });
    this.#wanted = link.step;
    if (link.fen !== null && link.fen !== this.currentFen) this.#own = { start: link.fen, moves: [] };
    else if (this.#known && !this.#isStale) {
      this.#goTo(link.step);
      return;
    }
    this.#reload();
  }

  #press(event: KeyboardEvent) {
    if (!this.#known || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey)
      return;
    const [target] = event.composedPath();
    const isField = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
    const isOnBoard = target instanceof HTMLElement && target.dataset.square !== undefined;
    const step = isField ? null : stepAfterKey(event.key, this.#step, this.#count(), isOnBoard);
    if (step === null) return;
    event.preventDefault();
    this.#goTo(step);
  }

  /** @param step Counted from 0. */
  #goTo(step: number) {
    if (!this.#known || this.#isStale || this.#isLoading) {
      this.#wanted = step;
      return;
    }
    this.#step = stepWithin(step, this.#count());
    this.#draw();
  }

  #choose(patch: Chosen) {
    this.#chosen = { ...this.#chosen, ...patch };
    const needsReload = Object.keys(patch).some((name) => this.#figure?.reloadOn.includes(name));
    if (needsReload) {
      this.#wanted ??= this.#step;
      this.#reload();
    } else if (this.#known) {
      this.#known = { ...this.#known, matter: { ...this.#known.matter, chosen: this.#choices() } };
      this.#goTo(this.#step);
    }
  }

  #move(move: LegalMove) {
    if (!this.#known || !this.#figure) return;
    const { subject, position } = this.#known.matter;
    if (this.#isArranging) return this.#change(rearranged(position.fen, move));
    const made = this.#figure.dragMode === 'move' ? move : position.legal.find(({ uci }) => uci === move.uci);
    if (made && !request(this, made, this.currentFen)) return this.#paint();
    const reached = this.#figure.reached?.(move, this.#scene()) ?? null;
    if (typeof reached === 'number') return this.#goTo(reached);
    if (reached) return this.#change(reached.start, reached.moves);
    const patch = this.#figure.moved?.(move, this.#scene()) ?? null;
    if (patch) return this.#choose(patch);
    // A figure about a square follows the piece that is moved.
    if ('square' in this.#figure.choices) this.#chosen = { ...this.#chosen, square: move.to };
    if (this.#figure.dragMode === 'move') return this.#change(subject.start, [...subject.moves, move.uci]);
    // The press that began the drag may have changed the step.
    if (this.#pressed?.square === move.from) this.#step = this.#pressed.step;
    this.#change(rearranged(position.fen, move));
  }

  /** @param isPressed False if the square was reached by the keyboard. */
  #point(square: Square, isPressed: boolean) {
    if (isPressed) this.#pressed = { square, step: this.#step };
    const step = this.#known && this.#figure?.pointed?.(square, this.#scene());
    if (typeof step === 'number' && step !== this.#step) this.#goTo(step);
  }

  /** Shows another subject, chosen by the reader. */
  #change(start: string, moves: readonly string[] = []) {
    this.#own = { start, moves };
    this.#reload();
  }

  /** Loads the figure now, or as soon as it is visible. */
  #reload() {
    this.#isStale = true;
    // A load that still runs would use up the wanted step.
    this.#requestId += 1;
    if (this.#isSeen || this.#isAwaited) this.#load();
  }

  async #load() {
    const figure = this.#figure;
    if (!figure || !this.#frame) return;
    const asked = (this.#requestId += 1);
    const isLate = () => asked !== this.#requestId || !this.#frame;
    this.#isStale = false;
    this.#isLoading = true;
    this.#engine.wake();
    this.#frame.wait(true);
    try {
      const subject = this.#own ?? (await givenSubject(this, figure, this.#engine));
      const position = await this.#engine.ask('legal', subject);
      const matter = { subject, position, chosen: this.#choices() };
      const facts = await figure.load(queriesOf(this.#engine, subject), matter);
      if (isLate()) return;
      this.#frame.complain(null);
      const before = this.#own && this.#known && this.#scene();
      this.#known = { matter, facts };
      const fault = Object.is(this.#wanted, this.#givenStep()) && stepFault(this.getAttribute('step'), this.#count());
      if (fault) report(this, fault, 'attribute');
      this.#step = stepWithin(this.#wanted ?? figure.first(facts, matter, before), this.#count());
      this.#wanted = null;
      this.#draw();
      this.#ready.resolve();
      this.#isAwaited = false;
      this.#updatePriority();
    } catch (error) {
      if (!isLate()) this.#refuse(error);
    }
    if (isLate()) return;
    this.#isLoading = false;
    this.#frame.wait(false);
  }

  /** The HTML that shows this figure as it is now. */
  async #pageCode() {
    const { subject, chosen } = (this.#known as Known).matter;
    const given = attributesOf(this);
    const { fen: _, pgn: __, ply: ___, ...others } = given;
    const changed = Object.keys(this.#chosen).filter((name) => this.#figure && name in this.#figure.choices);
    const isGiven = !this.#own && (given.pgn ?? given.fen);
    return pageCode(
      this.localName,
      {
        ...(isGiven ? given : { ...(await attributesOfGame(this.#engine, subject)), ...others }),
        ...Object.fromEntries(changed.map((name) => [name, String(chosen[name])])),
        step: String(this.step),
      },
      this.text,
    );
  }

  /** All choices: the reader's override the author's, and those the figure's defaults. */
  #choices() {
    const figure = this.#figure as Figure;
    return {
      ...this.#given(figure.choices),
      ...this.#chosen,
    };
  }

  /** The author's choices. */
  #given<Own extends Choices>(choices: Own) {
    return chosenBy(
      choices,
      (name) => this.getAttribute(name),
      (fault) => report(this, fault, 'attribute'),
    );
  }

  #count() {
    const { facts, matter } = this.#known as Known;
    return Math.max(1, (this.#figure as Figure).count(facts, matter));
  }

  #scene(): Scene<unknown> {
    return { ...(this.#known as Known), step: this.#step };
  }

  #draw() {
    this.#paint();
    this.#loadStep();
  }

  /** Loads the facts of the shown step; steps that were only passed through are skipped. */
  async #loadStep() {
    const loadStep = this.#figure?.loadStep;
    if (!loadStep || this.#isLoadingStep) return;
    this.#isLoadingStep = true;
    for (let loaded = null; this.#known && this.#isSeen && !this.#isStale; ) {
      const scene = this.#scene();
      const isLate = () =>
        this.#known?.matter !== scene.matter || this.#step !== scene.step || !this.#isSeen || !this.#frame;
      if (loaded && loaded.matter === scene.matter && loaded.step === scene.step) break;
      const show = (facts: unknown) => {
        if (isLate()) return;
        this.#known = { matter: scene.matter, facts };
        this.#paint();
      };
      try {
        await loadStep(queriesOf(this.#engine, scene.matter.subject), scene, show, isLate);
      } catch (error) {
        this.#refuse(error);
        break;
      }
      loaded = scene;
    }
    this.#isLoadingStep = false;
  }

  #paint() {
    const scene = this.#scene();
    const fen = this.#own ? scene.matter.position.fen : null;
    this.#frame?.show(scene, {
      count: this.#count(),
      link: writeLink(this.#linkName(), this.#step, fen),
      isChanged: this.#own !== null,
      isFlipped: this.getAttribute('orientation') === 'black',
      isArranging: this.#isArranging,
      controls: this.#given(SHARED_CHOICES).controls,
      caption: this.getAttribute('caption') ?? '',
      language: languageAround(this),
    });
    dispatch(this, 'micro-max-step', {
      step: this.step,
      steps: this.#count(),
      fen: scene.matter.position.fen,
      text: this.text,
    });
  }

  /**
   * Rejects an impossible position: the previous one stays or, if there is none, the figure's default is shown. A fault of
   * the engine is only reported.
   */
  #refuse(error: unknown) {
    const { key, fields } = messageOf(error);
    if (key !== 'noAnswer') {
      const fail = (fault: unknown) => this.#fail(fault);
      engineFaultText({ key, fields }).then(fail, fail);
      return;
    }
    const text = String(fields?.text ?? key);
    this.#frame?.complain(texts.cannotBe({ fault: text }));
    const name = this.hasAttribute('pgn') ? 'pgn' : 'fen';
    const given = this.#own ? null : this.getAttribute(name);
    if (given === null) report(this, text, 'game');
    else report(this, faultOf(name, given, text), 'attribute');
    if (this.#known) {
      this.#own = this.#known.matter.subject;
      this.#draw();
    } else if (this.#own) {
      this.#own = null;
      this.#load();
    } else if (this.#figure && this.hasAttribute('fen')) {
      this.#own = { start: this.#figure.fen, moves: [] };
      this.#load();
    } else this.#ready.reject(new Error(text));
  }

  #fail(error: unknown) {
    const message = error instanceof Error ? error.message : String(error);
    this.#frame?.complain(message);
    report(this, message, 'engine');
    this.#ready.reject(new Error(message));
  }
}
