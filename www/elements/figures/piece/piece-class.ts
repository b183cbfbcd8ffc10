/**
 * The class of `<micro-max-piece>`: the code of a piece of micro-Max or, with the attribute `variant`, the moves of a piece
 * of any game.
 */
import { missing } from '../../../engine/error.ts';
import { source } from '../../../engine/inside-source.ts';
import { variantSourceOf } from '../../../game/variant/variant-source.ts';
import { PRIORITIES } from '../../../engine/worker-pool.ts';
import { deferred, missingFeatures } from '../../readiness.ts';
import { Engine } from '../../engine.ts';
import { observeVisibility } from '../../presence.ts';
import { report } from '../dispatch.ts';

/** The attributes of the diagram alone. */
const OF_DIAGRAM = ['variant', 'piece'];

/** Adds the diagram to the class of the figure. */
export const withDiagram = (Base: ReturnType<typeof import('../figures.ts').figureClass>) =>
  class extends Base {
    static observedAttributes = [...Base.observedAttributes, ...OF_DIAGRAM];

    #diagram = new Diagram(this);

    protected connectedCallback() {
      if (this.hasAttribute('variant') && !missingFeatures()) this.#diagram.open();
      else {
        if (this.hasAttribute('piece')) report(this, NO_VARIANT, 'attribute');
        super.connectedCallback();
      }
    }

    protected disconnectedCallback() {
      if (this.#diagram.isOpen) this.#diagram.close();
      else super.disconnectedCallback();
    }

    protected attributeChangedCallback(name: string, before: string | null, text: string | null) {
      if (!OF_DIAGRAM.includes(name)) super.attributeChangedCallback(name, before, text);
      else if (this.isConnected && before !== text) {
        this.disconnectedCallback();
        this.connectedCallback();
      }
    }

    get ready() {
      return this.#diagram.isOpen ? this.#diagram.ready : super.ready;
    }

    get text() {
      return this.#diagram.isOpen ? this.#diagram.text : super.text;
    }
  };

const NO_VARIANT = 'piece needs the attribute variant, the name of a game such as chess.';

/** The diagram of one element, drawn when it becomes visible or a script waits for it. */
class Diagram {
  isOpen = false;
  text = '';
  #host;
  #engine = new Engine(() => {}, source);
  #ready = deferred();
  #isDrawn = false;
  #leave = () => {};

  constructor(host: HTMLElement) {
    this.#host = host;
  }

  /** Resolves when it is drawn; rejected with a sentence if that is not possible. */
  get ready() {
    this.#draw();
    return this.#ready.promise;
  }

  open() {
    this.isOpen = true;
    this.#engine.open();
    this.#leave = observeVisibility(this.#host, (isSeen) => {
      if (isSeen) this.#draw();
    });
  }

  close() {
    this.isOpen = this.#isDrawn = false;
    this.#leave();
    this.#engine.close();
    this.#ready = deferred();
  }

  async #draw() {
    if (this.#isDrawn || !this.isOpen) return;
    this.#isDrawn = true;
    this.#engine.wake();
    this.#engine.setPriority(PRIORITIES.visible);
    const host = this.#host;
    const ready = this.#ready;
    try {
      const { drawDiagramFigure } = await import('./diagram-figure.ts').catch(missing('micro-max.variants.js'));
      const variant = variantSourceOf(host.getAttribute('variant') ?? '');
      this.text = await drawDiagramFigure(host, this.#engine, { variant, piece: host.getAttribute('piece') ?? '' });
      ready.resolve();
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      report(host, message, 'attribute');
      ready.reject(new Error(message));
    }
  }
}
