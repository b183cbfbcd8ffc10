/**
 * The dialog for choosing a game, which is loaded when somebody wants another game than chess:
 *
 * ```text
 * dialog.dialog.variants
 *   form
 *     div
 *       div.form-field      the search field
 *       p.status
 *       div.game-tiles[role=radiogroup]
 *         section           a family
 *           h3
 *           div
 *             label.game-tile   input[type=radio], div.tile-board, span with the title
 *     div.card-pane         the card of the chosen game, and its number or armies
 *     div.actions           the buttons, also two to the workshop
 * ```
 */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { drawDiagram } from '../board/diagram.ts';
import { START_FEN, parsePlacement } from '../board/placement.ts';
import { openDialog } from '../dialogs/dialog.tsx';
import { inputErrorText } from '../dialogs/input-error.ts';
import { lookOf, sizeOf } from '../game/position/board-shape.ts';
import { CHESS960_COUNT, chess960Fen, isChess960 } from '../game/position/chess960.ts';
import { loadDialogTexts } from '../texts/load.ts';
import { loadStyles } from '../ui/lazy-styles.ts';
import { loadLazily } from '../ui/app.ts';
import { read, write } from '../ui/local-storage.ts';
import { Button, Field, NumberField, Select, Status } from '../views/fields.tsx';
import {
  ARMIES,
  ARMIES_ENTRY,
  CHESS960,
  armiesSource,
  cardOf,
  catalogueName,
  gameFamilies,
  isOfArmies,
  nameOf,
  searchGames,
} from './catalogue.ts';
import { GameCard, loadVariantTexts, pieceFigures, rememberSeen } from './game-card.tsx';
import { movesToMeasure } from './piece-value/measured-values.ts';
import { savedDesigns } from './workshop/saved-designs.ts';
import type { TargetedSubmitEvent } from 'preact';
import type { PieceInfo, VariantInfo } from '../engine/messages.ts';
import type { Tree } from '../game/tree/move-tree.ts';
import type { DialogTexts } from '../texts/en/dialogs.ts';
import type { App } from '../ui/app.ts';
import type { Entry } from './catalogue.ts';
import type { LoadedTexts } from './game-card.tsx';

/** The name of the entry that was chosen last, in the browser's storage. */
const LAST_KEY = 'micro-max:last-variant';

/** A game to begin: a variant, or Chess960 with its initial position. */
type ChosenGame = { title: string; variant: VariantInfo | null; start?: string };

/** A game to take to the workshop: a saved design with its id, or another one as a start. */
type GameToChange = { id?: string; source: string };

type Choice = ChosenGame | { toChange: GameToChange };

/** What the dialog was opened with. */
interface Opened {
  app: App;
  dialogWords: DialogTexts;
  texts: LoadedTexts;
  families: ReturnType<typeof gameFamilies>;
  /** The name of the entry of the game on the board; null if there is none, as for chess. */
  onBoard: string | null;
}

/**
 * Lets the player choose a game, or change one in the workshop.
 *
 * @param leave Makes room for the workshop.
 * @returns Null if none was chosen to play; rejected if something could not be loaded.
 */
export async function chooseVariant(app: App, leave: () => void = () => {}): Promise<ChosenGame | null> {
  const { language } = app.texts();
  const [dialogWords, texts] = await Promise.all([
    loadDialogTexts(language),
    loadVariantTexts(language),
    loadStyles('dialogs', 'pieces', 'variants'),
  ]);
  const onBoard = nameOnBoard(app.game().tree);
  const families = withFirst(texts, gameFamilies(texts, savedDesigns()), onBoard ?? read(LAST_KEY));
  const chosen = await openChooser({ app, dialogWords, texts, families, onBoard });
  if (!chosen || !('toChange' in chosen)) return chosen;
  const { open } = await import('./workshop/workshop.tsx');
  leave();
  await open(app, chosen.toChange);
  return null;
}

/** The families after one with the game on the board, or that which was chosen last. */
function withFirst({ words }: LoadedTexts, families: Opened['families'], name: string | null): Opened['families'] {
  const first = families.flatMap(({ entries }) => entries).find((entry) => entry.name === name);
  if (!first) return families;
  const others = families.map((family) => ({ ...family, entries: family.entries.filter((entry) => entry !== first) }));
  return [{ title: words.lastPlayed, entries: [first] }, ...others];
}

function nameOnBoard(tree: Tree): string | null {
  if (tree.variant === null && !isChess960(tree)) return null;
  const name = catalogueName(tree);
  if (name !== null) return isOfArmies(name) ? ARMIES_ENTRY : name;
  return savedDesigns().find(({ text }) => text === tree.variant?.source)?.id ?? null;
}

/**
 * Opens the dialog.
 *
 * @returns Null if it was closed without a choice.
 */
const openChooser = (opened: Opened) =>
  new Promise<Choice | null>((resolve) => {
    let chosen: Choice | null = null;
    const finish = (choice: Choice | null) => {
      chosen = choice;
      close();
    };
    const { element, close } = openDialog(
      opened.dialogWords,
      'variants',
      opened.texts.words.title,
      <Chooser {...opened} finish={finish} />,
      () => resolve(chosen),
    );
    // It is the first tile.
    element.querySelector('.game-tiles')?.scrollTo(0, 0);
  });

function Chooser({ finish, ...opened }: Opened & { finish: (choice: Choice | null) => void }) {
  const { app, dialogWords, texts, families } = opened;
  const { words, cards } = texts;
  const explained = (entry: Entry) => {
    const variant = entry.name === CHESS960 ? null : app.client.ask('variant', { variant: entry.source });
    return { entry, variant, pieces: variant?.then((known) => figuresOf(app, texts, known)) };
  };
  const [shown, show] = useState(() => {
    const entries = families.flatMap((family) => family.entries);
    return explained(entries[0]);
  });
  const [fault, setFault] = useState('');
  useLayoutEffect(() => {
    let isShown = true;
    shown.pieces?.catch(async (error) => {
      const text = await inputErrorText(app.texts(), dialogWords, error);
      if (isShown) setFault(`${text}.`);
    });
    return () => {
      isShown = false;
      setFault('');
    };
  }, [shown]);
  const { name, id, source, card } = shown.entry;
  const submit = async (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const number = event.currentTarget.querySelector<HTMLInputElement>('[type=number]');
    const variant = (await shown.variant?.catch(() => null)) ?? null;
    if (!variant && !number) return;
    rememberSeen(nameOf({ variant }));
    write(LAST_KEY, name);
    const numbered = number && { title: `${card.title} ${number.value}`, start: chess960Fen(number.valueAsNumber) };
    finish({ title: card.title, variant, ...numbered });
  };
  const change = (toChange: GameToChange) => finish({ toChange });
  return (
    <form onSubmit={submit}>
      <Tiles {...opened} chosen={name} choose={(entry) => show(explained(entry))} />
      {/* biome-ignore lint/a11y: the keys scroll it, and its heading names it. */}
      <div class="card-pane" tabIndex={0} role="group" aria-labelledby="game-card-title">
        {name === ARMIES_ENTRY && (
          <Armies
            {...opened}
            source={source}
            choose={(source) => show(explained({ ...shown.entry, source, card: cardOf(cards, source) ?? card }))}
          />
        )}
        {name === CHESS960 && <StartNumber words={words} />}
        <div class="card-place">
          <GameCard key={source} card={card} words={words} pieces={shown.pieces} />
        </div>
        <Status text={fault} isError={fault !== ''} />
      </div>
      <div class="actions">
        <Button onClick={() => change({ source: 'chess' })}>{words.invent}</Button>
        <Button onClick={() => change({ id, source: name === CHESS960 ? 'chess' : source })}>{words.change}</Button>
        <Button onClick={() => finish(null)}>{words.cancel}</Button>
        <button type="submit" class="primary">
          {words.choose}
        </button>
      </div>
    </form>
  );
}

/** The pieces of a game, with buttons that open the dialog to measure one. */
const figuresOf = (app: App, texts: LoadedTexts, variant: VariantInfo) =>
  pieceFigures(app, texts, variant, {
    measure: ({ letter, value_cp }: PieceInfo, title) =>
      loadLazily(app, async () => {
        const { openPieceValue } = await import('./piece-value/dialog.tsx');
        const { design } = await app.client.ask('design', { text: variant.definition });
        const piece = design.pieces.find((one) => one.letter === letter);
        if (piece) await openPieceValue(app, { title, moves: movesToMeasure(piece), value_cp });
      }),
  });

const randomNumber = () => String(Math.floor(Math.random() * CHESS960_COUNT));

/** The number of an initial position of Chess960. */
function StartNumber({ words }: { words: LoadedTexts['words'] }) {
  const [number, setNumber] = useState(randomNumber);
  const max = CHESS960_COUNT - 1;
  return (
    <div class="row">
      <NumberField label={words.number} min={0} max={max} value={number} onInput={setNumber} />
      <Button onClick={() => setNumber(randomNumber())}>{words.random}</Button>
    </div>
  );
}

/** The choice of two armies, a menu for each side. */
function Armies({ app, texts, source, choose }: Opened & { source: string; choose: (source: string) => void }) {
  const [white, black] = source.split('-');
  return (
    <div class="row">
      {(['white', 'black'] as const).map((color, side) => (
        <Select
          key={color}
          label={app.texts().game.sides[color]}
          choices={ARMIES.map((army) => [army, texts.cards.armies[army][0]])}
          value={[white, black][side]}
          onChange={(army) => choose(side === 0 ? armiesSource(army, black) : armiesSource(white, army))}
        />
      ))}
    </div>
  );
}

/** The boards of the games, and the search among them, which chooses the best one. */
function Tiles({
  app,
  texts: { words },
  families,
  onBoard,
  chosen,
  choose,
}: Opened & { chosen: string; choose: (entry: Entry) => void }) {
  const [query, setQuery] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const entries = families.flatMap((family) => family.entries);
  const found = searchGames(query, entries);
  const isSearching = query.trim() !== '';
  const search = (text: string) => {
    setQuery(text);
    const [best] = searchGames(text, entries);
    if (best && best.name !== chosen) choose(best);
    list.current?.scrollTo(0, 0);
  };
  const field = (id: string) => (
    <input
      id={id}
      type="search"
      autocomplete="off"
      value={query}
      onInput={(event) => search(event.currentTarget.value)}
    />
  );
  return (
    <div>
      <Field label={words.search} field={field} />
      <Status text={found.length === 0 ? words.none : ''} />
      <div
        class={isSearching ? 'game-tiles searching' : 'game-tiles'}
        role="radiogroup"
        aria-label={words.title}
        ref={list}
      >
        {families.map(({ title, entries }) => (
          <section key={title} hidden={!entries.some((entry) => found.includes(entry))}>
            <h3>{title}</h3>
            <div>
              {entries.map((entry) => (
                <label
                  key={entry.name}
                  class="game-tile"
                  hidden={!found.includes(entry)}
                  style={isSearching ? { order: found.indexOf(entry) } : undefined}
                  data-current={entry.name === onBoard ? words.onBoard : undefined}
                >
                  <input
                    type="radio"
                    name="game"
                    value={entry.name}
                    aria-label={entry.title}
                    checked={entry.name === chosen}
                    onChange={() => choose(entry)}
                  />
                  <TileBoard app={app} entry={entry} />
                  <span>{entry.title}</span>
                </label>
              ))}
            </div>
          </section>
        ))}
      </div>
    </div>
  );
}

/** The start position of a game, which is drawn when it comes into view. */
function TileBoard({ app, entry: { source, start } }: { app: App; entry: Entry }) {
  const place = useRef<HTMLDivElement>(null);
  const draw = async (board: Element) => {
    try {
      const variant = start === undefined ? await app.client.ask('variant', { variant: source }) : null;
      const placement = parsePlacement(variant?.start ?? start ?? START_FEN, sizeOf({ variant })) ?? {};
      drawDiagram(board, { ...lookOf({ variant }), placement, label: '' });
    } catch (error) {
      // The title is enough to choose by.
      console.warn(error);
    }
  };
  useLayoutEffect(() => {
    const board = place.current;
    if (!board) return;
    const observer = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        draw(board);
      },
      { root: board.closest('.game-tiles'), rootMargin: '200px' },
    );
    observer.observe(board);
    return () => observer.disconnect();
  }, []);
  return <div class="tile-board" aria-hidden="true" ref={place} />;
}
