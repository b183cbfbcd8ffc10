/*! Preact, copyright Jason Miller, MIT licence: https://github.com/preactjs/preact */
/**
 * The controls of a figure, and the head of its tables.
 *
 * ```text
 * label.field          a drop-down list
 * fieldset.radios      label > input[type=radio], span
 * div.player
 *   button.play
 *   div.steps[role=group]
 *     button
 *     input[type=range]
 *     button
 *     span.place       "3 of 12"
 * div.more
 *   details.menu
 *     summary          "⋯"
 *     div.menu-list    the figure's own, the speed, buttons, a link
 *   p.copied[role=status]
 * ```
 */
import { Component, createRef } from 'preact';
import { drawPiece } from '../../board/pieces.ts';
import { player as english } from '../../texts/en/figures/frame.ts';
import { countText } from '../../texts/number.ts';
import { pressing } from '../../ui/dom.ts';
import { makePopup } from '../../ui/popup.ts';
import { stepAfterKey, stepWithin } from './steps.ts';
import type { ComponentChildren } from 'preact';

/** The time from step to step at the speed 1. */
const STEP_MS = 1400;

/**
 * A drop-down list.
 *
 * @param choices The texts by their values.
 */
export const Choice = ({
  label,
  choices,
  value,
  choose,
  hidden = false,
}: {
  label: string;
  choices: Readonly<Record<string, string>>;
  value: string;
  choose: (value: string) => void;
  hidden?: boolean;
}) => (
  <label class="field" hidden={hidden}>
    {label}
    <select value={value} onChange={(event) => choose(event.currentTarget.value)}>
      {Object.entries(choices).map(([name, text]) => (
        <option key={name} value={name}>
          {text}
        </option>
      ))}
    </select>
  </label>
);

/** One of several radio buttons; `title` is its name where the content is a picture. */
type RadioChoice = { value: string; content: ComponentChildren; title?: string };

/** A row of radio buttons. */
export const Radios = ({
  name,
  label,
  choices,
  value: chosen,
  choose,
}: {
  name: string;
  label: string;
  choices: readonly RadioChoice[];
  value: string;
  choose: (value: string) => void;
}) => (
  <fieldset class={`radios ${name}`} aria-label={label}>
    {choices.map(({ value, content, title }) => (
      <label key={value} title={title}>
        <input
          type="radio"
          name={name}
          value={value}
          aria-label={title}
          checked={value === chosen}
          onChange={() => choose(value)}
        />
        <span>{content}</span>
      </label>
    ))}
  </fieldset>
);

/** A piece as the board draws it, once. */
export class DrawnPiece extends Component<{ piece: string }> {
  override shouldComponentUpdate() {
    return false;
  }

  override render({ piece }: { piece: string }) {
    return <svg ref={(place) => place?.replaceWith(drawPiece(piece))} />;
  }
}

/** The head of a table; a column may have no name. */
export const TableHead = ({ names }: { names: readonly string[] }) => (
  <thead>
    <tr>{names.map((name, index) => (name ? <th key={index} scope="col" children={name} /> : <td key={index} />))}</tr>
  </thead>
);

/** `onMount` gets the player. */
type PlayerProps = {
  step: number;
  count: number;
  speed: string;
  goTo: (step: number) => void;
  onMount: (player: Player) => void;
  texts?: typeof english;
};

/** Plays the steps. It never starts by itself. Where less motion is preferred, the steps are only stepped through. */
export class Player extends Component<PlayerProps, { isPlaying: boolean }> {
  override state = { isPlaying: false };
  #timer = 0;
  #still = matchMedia('(prefers-reduced-motion: reduce)');

  override componentDidMount() {
    this.props.onMount(this);
  }

  override componentDidUpdate({ speed }: PlayerProps) {
    if (!this.state.isPlaying) return;
    if (this.#still.matches || this.props.count < 2) this.stop();
    else if (speed !== this.props.speed) this.#start();
  }

  play() {
    if (!this.#still.matches && this.props.count > 1) this.#start();
  }

  stop() {
    clearInterval(this.#timer);
    this.setState({ isPlaying: false });
  }

  #start() {
    clearInterval(this.#timer);
    this.#timer = window.setInterval(() => this.#advance(), STEP_MS / Number(this.props.speed));
    this.setState({ isPlaying: true });
  }

  #advance() {
    if (!this.#isAtEnd()) this.props.goTo(this.props.step + 1);
    if (this.#isAtEnd()) this.stop();
  }

  #isAtEnd = () => this.props.step + 1 >= this.props.count;

  #toggle() {
    if (this.state.isPlaying) return this.stop();
    if (this.#isAtEnd()) this.props.goTo(0);
    this.#start();
  }

  #lead(step: number) {
    this.stop();
    this.props.goTo(step);
  }

  #press(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const { target } = event;
    const isSpace = event.key === ' ' && target instanceof HTMLInputElement;
    const step = stepAfterKey(event.key, this.props.step, this.props.count, false);
    if (!isSpace && step === null) return;
    event.preventDefault();
    if (step === null) this.#toggle();
    else this.#lead(step);
  }

  override render({ step, count, texts = english }: PlayerProps, { isPlaying }: Player['state']) {
    const isStill = this.#still.matches;
    const words = texts.stepOf({ step: countText('en', step + 1), count: countText('en', count) });
    const arrow = (name: 'back' | 'forward', sign: string, next: number) => (
      <button
        type="button"
        aria-label={texts[name]}
        aria-disabled={next === step ? 'true' : undefined}
        onClick={pressing(() => this.#lead(next))}
      >
        {sign}
      </button>
    );
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the controls inside.
      <div class="player" hidden={count < 2} onKeyDown={(event) => this.#press(event)}>
        <button
          type="button"
          class="play"
          hidden={isStill}
          aria-label={isPlaying ? texts.pause : texts.play}
          onClick={pressing(() => this.#toggle())}
        >
          {isPlaying ? '❚❚' : '▶'}
        </button>
        {/* biome-ignore lint/a11y/useSemanticElements: the styles are those of a div. */}
        <div class="steps" role="group" aria-label={texts.steps} hidden={count < 2}>
          {arrow('back', '‹', stepWithin(step - 1, count))}
          <input
            type="range"
            min="1"
            max={count}
            step="1"
            value={step + 1}
            aria-label={texts.step}
            aria-valuetext={words}
            onInput={(event) => this.#lead(event.currentTarget.valueAsNumber - 1)}
          />
          {arrow('forward', '›', stepWithin(step + 1, count))}
          <span class="place">{words}</span>
        </div>
      </div>
    );
  }
}

/** The speed of a player, for the menu. */
export const Speed = ({
  count,
  speed,
  choose,
  texts = english,
}: Pick<PlayerProps, 'count' | 'speed' | 'texts'> & { choose: (speed: string) => void }) => (
  <Choice
    label={texts.speed}
    choices={texts.speeds}
    value={speed}
    hidden={count < 2 || matchMedia('(prefers-reduced-motion: reduce)').matches}
    choose={choose}
  />
);

/**
 * - `children`: fields above the entries.
 * - `texts`: an entry without a text is hidden. `arrange`, `reset` and `whole` are acts.
 * - `pageCode`: makes the HTML that shows the figure as it is now.
 * - `link`: the address of the step.
 * - `isArranging`: whether pieces are put anywhere. `isChanged`: whether there is a position to return to.
 */
type MenuProps = {
  children?: ComponentChildren;
  texts: {
    more: string;
    copy: string;
    copied: string;
    link?: string;
    arrange?: string;
    reset?: string;
    whole?: string;
  };
  acts?: Readonly<Partial<Record<'arrange' | 'reset' | 'whole', () => void>>>;
  pageCode: () => Promise<string>;
  link?: string;
  isArranging?: boolean;
  isWhole?: boolean;
  isChanged?: boolean;
};

/** What is rarely needed of a figure, behind one button. */
export class Menu extends Component<MenuProps, { copied: string }> {
  override state = { copied: '' };
  #details = createRef<HTMLDetailsElement>();

  override componentDidMount() {
    const { current } = this.#details;
    if (current) makePopup(current, ({ value }) => this.#act(value));
  }

  #act(value: string) {
    const { acts, pageCode } = this.props;
    if (value === 'copy') pageCode().then((code) => this.#write(code));
    else acts?.[value as keyof typeof acts]?.();
  }

  async #write(code: string) {
    // Without permission, or without HTTPS, the reader copies it by hand.
    const isCopied = navigator.clipboard?.writeText(code).then(
      () => true,
      () => false,
    );
    this.setState({ copied: (await isCopied) ? this.props.texts.copied : code });
  }

  override render({ children, texts, link, isArranging, isChanged, isWhole }: MenuProps, { copied }: Menu['state']) {
    return (
      <div class="more">
        <details class="menu" ref={this.#details}>
          <summary aria-label={texts.more}>⋯</summary>
          <div class="menu-list">
            {children}
            <button type="button" value="whole" hidden={!texts.whole} aria-pressed={isWhole ?? false}>
              {texts.whole}
            </button>
            <button type="button" value="arrange" hidden={!texts.arrange} aria-pressed={isArranging ?? false}>
              {texts.arrange}
            </button>
            <button type="button" value="reset" hidden={!texts.reset || !isChanged}>
              {texts.reset}
            </button>
            <a href={link} hidden={!link}>
              {texts.link}
            </a>
            <button type="button" value="copy">
              {texts.copy}
            </button>
          </div>
        </details>
        <p class="copied" role="status">
          {copied}
        </p>
      </div>
    );
  }
}
