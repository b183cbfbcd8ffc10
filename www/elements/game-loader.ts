/** Loads the game of an element: from its attributes, from storage, or from a script. */
import { patched } from '../game/game.ts';
import { EngineError, messageOf } from '../engine/error.ts';
import { CHESS960_COUNT, chess960Fen } from '../game/position/chess960.ts';
import { isKeptAlike, makeText } from '../game/saved/saved-game.ts';
import { makeId, makeSeed } from '../ui/game-storage.ts';
import { drop, read, write } from '../ui/local-storage.ts';
import { gameOf, isDiagram, isReplay, preferencesOf, seated } from './attribute-game.ts';
import { isChess960, isVariant, meaningOf, refusal } from './attributes.ts';
import { readFen, readPgnFrom } from './commands.ts';
import { contentRefusal } from './content-game.ts';
import { deferred, whenParsed } from './readiness.ts';
import { openingOf, solutionOf } from './puzzle-solution.ts';
import type { ScannedGame, VariantInfo } from '../engine/messages.ts';
import type { Game } from '../game/game.ts';
import type { Loaded, Tags } from '../game/pgn/pgn.ts';
import type { Message } from '../texts/sentences.ts';
import type { Name, Texts } from './attributes.ts';
import type { Reading } from './commands.ts';
import type { ElementGame } from './element-game.ts';
import type { Details } from './public-types.ts';
import type { Solution } from './puzzle-solution.ts';

/** Before the keys of saved games and of those that could not be read. */
const KEPT = 'micro-max:element:';
const UNREAD = 'micro-max:element-unread:';

type Report = (message: string, cause: Details['micro-max-error']['cause']) => void;

/** The games of a PGN, and the index of the one on the board. */
export type Listing = { games: readonly ScannedGame[]; game: number };

/** Loads the game of one element. */
export class GameLoader {
  #game;
  #textsOf;
  #isInContent;
  #report;
  #momentOf;
  /** The file of `src` that was loaded last. */
  #file: { address: string; text: Promise<string> } | null = null;
  /** The PGN that was read last and the game chosen from it. */
  #chosen = { pgn: '', game: 0 };
  /** The listing of a game, and its id. */
  #listing: Listing & { id: string } = { id: '', games: [], game: 0 };
  /** The solution of a puzzle, and the id of its game. */
  #puzzle: { id: string; solution: Solution | null } = { id: '', solution: null };
  /** The number of the start position of Chess960. */
  #shuffle = shuffled();
  /** The number of requests for a game; the last one wins. */
  #count = 0;
  #begun = deferred();
  #arranging: Promise<void> = Promise.resolve();
  /** The last game that was read, so that its errors are reported only once. */
  #reported = '';
  /** The last `fen` that the engine has rejected; the last accepted one stays in use. */
  #refusedFen = '';
  #acceptedFen = '';
  /** The last `variant` that the engine has rejected; the game on the board stays in use. */
  #refusedVariant = '';
  /** Why no game can be drawn. */
  #failure: Error | null = null;
  /** Whether a game is loaded. */
  isBegun = false;

  /**
   * @param textsOf The valid attributes, with the game of the content.
   * @param isInContent Whether an attribute in the texts comes from the content.
   * @param momentOf Waits for the position of the attribute `for`.
   */
  constructor(
    elementGame: ElementGame,
    textsOf: () => Texts,
    isInContent: (name: Name) => boolean,
    report: Report,
    momentOf: () => Promise<Loaded>,
  ) {
    this.#game = elementGame;
    this.#momentOf = momentOf;
    this.#isInContent = isInContent;
    this.#textsOf = (): Texts => {
      const { fen, variant, 'storage-key': key, ...others } = textsOf();
      const fenInForce = fen === this.#refusedFen ? this.#acceptedFen : fen;
      const variantInForce = variant === this.#refusedVariant ? elementGame.game.tree.variant?.source : variant;
      const isShuffled = !fenInForce && isChess960({ variant }) && !isReplay(others);
      const start = isShuffled ? chess960Fen(this.#shuffle) : fenInForce;
      return {
        ...others,
        ...(start && { fen: start }),
        ...(variantInForce && { variant: variantInForce }),
        // The game of a puzzle is not saved.
        ...(key && others.puzzle === undefined && { 'storage-key': key }),
      };
    };
    this.#report = report;
  }

  /** The valid attributes, without those that the engine has rejected. */
  get texts() {
    return this.#textsOf();
  }

  /** The games to choose from; null unless there are several. */
  get listing(): Listing | null {
    const { id, games } = this.#listing;
    return id === this.#game.game.id && games.length > 1 ? this.#listing : null;
  }

  /** The solution of the puzzle on the board, or null. */
  get solution(): Solution | null {
    return this.#puzzle.id === this.#game.game.id ? this.#puzzle.solution : null;
  }

  /**
   * Shows another game of the PGN.
   *
   * @param game Its index.
   */
  choose(game: number) {
    this.#chosen = { ...this.#chosen, game };
    this.arrange();
  }

  /** Whether a game has been requested. */
  get isRequested() {
    return this.#count > 0;
  }

  /** Loads the game of the attributes; errors are reported. */
  arrange(): Promise<void> {
    this.#failure = null;
    this.#count += 1;
    if (this.isBegun) this.#shuffle = shuffled();
    const number = this.#count;
    this.#arranging = this.#wanted().then(
      (game) => {
        if (game && number === this.#count) this.#put(game);
      },
      (error) => {
        const isWithoutEngine = error instanceof EngineError;
        if (isWithoutEngine) this.#game.dispatch({ type: 'engineFailed', message: messageOf(error) });
        else this.#report(error.message, 'attribute');
        // If the first position or game is rejected, the other attributes are still applied.
        const isMissing = !this.#game.game.tree.isRead || (!this.isBegun && !isWithoutEngine);
        if (number === this.#count && isMissing) this.#put(this.#made(this.#textsOf(), this.#game.game.tree.variant));
        const { puzzle, for: board } = this.#textsOf();
        const isShown = error instanceof FileError || (puzzle ?? board) !== undefined;
        if (isShown && !isWithoutEngine) this.#notify(error.message);
      },
    );
    return this.#arranging;
  }

  /**
   * Loads a game from a script.
   *
   * @param reading Null starts from the position of the attributes.
   */
  open(reading: Reading | null = null) {
    this.#count += 1;
    this.#reported = '';
    const texts = this.#textsOf();
    this.#put(reading ? this.#listed(texts.pgn ?? '', reading) : this.#made(texts, this.#game.game.tree.variant));
  }

  /** Waits for the last requested game, unless it needs an engine that has not been started. */
  async settled() {
    await this.#begun.promise;
    for (let last = null; last !== this.#arranging; ) {
      last = this.#arranging;
      await last;
    }
  }

  /** Rejects everything that needs a game until one is requested, because none can be drawn. */
  fail(error: Error) {
    this.#failure = error;
    this.abandon(error);
  }

  /** Rejects everything that waits for a game, because the element is not on a page. */
  abandon(error: Error) {
    this.#begun.reject(error);
    this.#begun = deferred();
  }

  /**
   * Waits for a game that can be continued; a diagram becomes one. Rejected with a sentence if its position is illegal.
   */
  async playable() {
    await this.gate();
    this.wake();
    this.#game.wake();
    await this.settled();
    if (this.#game.game.tree.isRead) return;
    const texts = this.#textsOf();
    const { variant } = this.#game.game.tree;
    await this.#validated(texts, variant);
    this.#put(patched(this.#made(texts, variant), { tree: { isRead: true } }));
  }

  /** Waits for the game, and starts the engine if the game needs it. */
  async gate() {
    if (this.#failure) throw this.#failure;
    await this.settled();
    if (isReplay(this.#textsOf())) this.wake();
    await this.#arranging;
  }

  /** Starts the engine if it is needed, and loads a game that waits for it. */
  wake() {
    const texts = this.#textsOf();
    if (this.#game.engine.isAwake || isDiagram(texts)) return;
    this.#game.wake(isVariant(texts));
    if (this.isBegun && (isReplay(texts) || texts.fen)) this.arrange();
  }

  /** Deletes the saved game. */
  forget() {
    const key = meaningOf(this.#textsOf(), 'storage-key');
    if (key) drop(KEPT + key);
  }

  /** Saves the game if `storage-key` is set. */
  keep(before: Game) {
    const { game } = this.#game;
    const key = meaningOf(this.#textsOf(), 'storage-key');
    // The initial placeholder game has no id.
    if (!key || !game.id || before.id !== game.id || isKeptAlike(before, game)) return;
    if (write(KEPT + key, makeText(game, Date.now()))) return;
    this.#report(`The game cannot be kept as "${key}": the browser's storage is full or blocked.`, 'game');
  }

  /**
   * The game of the attributes; null if it cannot be loaded before the engine is started.
   *
   * @returns Rejected with a sentence if the attributes describe no game.
   */
  async #wanted(): Promise<Game | null> {
    const texts = this.#textsOf();
    const elementGame = this.#game;
    if (texts.for !== undefined) return this.#diagram();
    const key = meaningOf(texts, 'storage-key');
    const variant = await this.#variantOf(texts);
    const kept = key ? await this.#kept(key, texts, variant) : null;
    // Attributes may have changed since; a change of the game would have caused another request.
    if (kept) return seated(kept, this.#textsOf());
    if (isReplay(texts)) return this.#replay(texts, variant);
    if (texts.puzzle !== undefined) return this.#unsolvable(texts, variant);
    if (!texts.fen || isDiagram(texts)) return this.#made(texts, variant);
    // The position is drawn before the engine has validated it. The game keeps its id, and so an early move.
    const draft = this.isBegun ? null : patched(this.#made(texts, variant), { tree: { isRead: false } });
    if (draft) this.#put(draft);
    if (!elementGame.engine.isAwake) return null;
    await this.#accepted(texts, variant);
    // The attribute as written identifies a saved game.
    return { ...this.#made(this.#textsOf(), variant), ...(draft && { id: draft.id }) };
  }

  /** Accepts the position of the attributes as the engine does. */
  async #accepted(texts: Texts, variant: VariantInfo | null) {
    try {
      await this.#validated(texts, variant);
      this.#acceptedFen = texts.fen ?? '';
    } catch (error) {
      if (!(error instanceof EngineError)) this.#refusedFen = texts.fen ?? '';
      throw error;
    }
  }

  /** The game of a PGN; null if it cannot be read before the engine is started. */
  async #replay({ pgn, src = '', ...draft }: Texts, variant: VariantInfo | null) {
    // The players are named at once, so that the board does not move when they are known.
    if (!this.isBegun) {
      const start = variant ? {} : drawnStart(pgn);
      this.#put(
        patched(this.#made({ ...draft, ...start, readonly: '' }, variant), {
          tree: { tags: playersIn(pgn ?? ''), isRead: false },
        }),
      );
    }
    if (!this.#game.engine.isAwake) return null;
    const text = pgn ?? (await this.#fileText(src));
    const game = text === this.#chosen.pgn ? this.#chosen.game : 0;
    const start = meaningOf(draft, 'fen') ?? undefined;
    const reading = await this.#read('pgn', text, readPgnFrom(this.#game, text, variant, game, start)).catch(
      async (error) => {
        // The position may be the reason.
        await this.#accepted(draft, variant);
        throw error;
      },
    );
    return this.#listed(text, reading);
  }

  /**
   * The text of the file at the address of `src`, which is loaded once.
   *
   * @returns Rejected with a sentence if it cannot be loaded.
   */
  async #fileText(address: string): Promise<string> {
    if (this.#file?.address !== address) {
      const loading = import('./game-file.ts').then(({ loadGameFile }) => loadGameFile(address, document.baseURI));
      this.#file = { address, text: loading };
    }
    try {
      return await this.#file.text;
    } catch (error) {
      this.#file = null;
      throw new FileError(`src="${address}" cannot be loaded: ${(error as Error).message}.`);
    }
  }

  /** The position of another board. */
  async #diagram() {
    const loaded = await this.#momentOf();
    const { variant } = loaded.tree;
    await this.#game.prepare(variant);
    return this.#made(this.#textsOf(), variant, loaded);
  }

  /** The game of a puzzle without a PGN; null if the page adds one while it is parsed. */
  async #unsolvable({ fen: _, ...texts }: Texts, variant: VariantInfo | null) {
    const game = this.#made(texts, variant);
    if (!this.isBegun) this.#put(game);
    await whenParsed();
    if (isReplay(this.#textsOf())) return null;
    this.#report(NO_GAME, 'attribute');
    return patched(game, { page: { notice: noticeOf(NO_GAME) } });
  }

  /**
   * The game that was read, with the list of all games of its PGN. Its errors are reported. A puzzle begins without the
   * moves of its solution.
   */
  #listed(pgn: string, { loaded, fault, isFromStart, games, game }: Reading) {
    const texts = this.#textsOf();
    const isPuzzle = texts.puzzle !== undefined;
    const solution = isPuzzle && !fault ? solutionOf(texts, loaded) : null;
    const made = this.#made(texts, loaded.tree.variant, isPuzzle ? openingOf(loaded, solution) : loaded);
    const reason = fault ?? (isPuzzle && !solution ? NO_MOVE : null);
    const refused = reason && this.#refusal('pgn', pgn, reason);
    const place = `${game} ${texts.fen} ${pgn}`;
    if (place !== this.#reported) {
      if (texts.fen && !isFromStart) this.#reportStart(texts.fen, loaded);
      if (refused) this.#report(refused, 'attribute');
    }
    this.#reported = place;
    this.#chosen = { pgn, game };
    this.#listing = { id: made.id, games, game };
    this.#puzzle = { id: made.id, solution };
    return isPuzzle && refused ? patched(made, { page: { notice: noticeOf(refused) } }) : made;
  }

  /** Reports that a game does not begin with the attribute `fen`. A tag decides; without one, the moves do. */
  #reportStart(fen: string, { tags }: Loaded) {
    if (tags.some(([name]) => name === 'FEN')) this.#report(refusal('fen', fen, OTHER_START), 'attribute');
    else console.warn(refusal('fen', fen, NORMAL_START));
  }

  /** Shows a sentence on the board. */
  #notify(text: string) {
    this.#game.dispatch({ type: 'setNotice', message: noticeOf(text) });
  }

  /** The value of a text as parsed by the engine. */
  #read = <Read>(name: Name, text: string, reading: Promise<Read>): Promise<Read> =>
    reading.catch((error) => {
      if (error instanceof EngineError) throw error;
      throw new Error(this.#refusal(name, text, error.message));
    });

  #refusal(name: Name, text: string, reason: string) {
    const { src } = this.#textsOf();
    if (name === 'variant') return refusal(name, text, reason);
    if (name === 'pgn' && src !== undefined) return refusal('src', src, reason);
    return this.#isInContent(name) ? contentRefusal(text, reason) : refusal(name, text, reason);
  }

  /** Waits until the engine accepts the position of the attributes. */
  async #validated(texts: Texts, variant: VariantInfo | null) {
    if (texts.fen)
      await this.#read('fen', texts.fen, readFen(this.#game, meaningOf(texts, 'fen') ?? 'startpos', variant));
  }

  /**
   * The game of the attribute `variant`, with everything needed to draw it; null for chess.
   *
   * @returns Rejected with a sentence if it is invalid.
   */
  async #variantOf(texts: Texts): Promise<VariantInfo | null> {
    const source = isVariant(texts) ? meaningOf(texts, 'variant') : null;
    let variant = this.#game.game.tree.variant;
    if (source === null) variant = null;
    else if (variant?.source !== source) {
      // Its board cannot be drawn before the engine has described it.
      this.#game.wake(true);
      try {
        variant = await this.#read(
          'variant',
          texts.variant ?? '',
          this.#game.engine.ask('variant', { variant: source }),
        );
      } catch (error) {
        if (!(error instanceof EngineError)) this.#refusedVariant = texts.variant ?? '';
        throw error;
      }
    }
    await this.#game.prepare(variant);
    return variant;
  }

  /** The game saved under a key, if it started from the element's current start and is a game of its variant. */
  async #kept(key: string, texts: Texts, variant: VariantInfo | null): Promise<Game | null> {
    const text = read(KEPT + key);
    if (text === null) return null;
    const start = isReplay(texts) || isChess960(texts) ? null : (meaningOf(texts, 'fen') ?? 'startpos');
    try {
      const { source, game } = await restored(key, text);
      if (source !== (variant?.source ?? null) || (start !== null && game.tree.start !== start)) return null;
      return patched(game, { tree: { variant } });
    } catch (error) {
      this.#report((error as Error).message, 'game');
      return null;
    }
  }

  #made = (texts: Texts, variant: VariantInfo | null, loaded: Loaded | null = null) =>
    patched(gameOf(texts, makeId(), loaded, Date.now(), variant), { players: { seed: this.#seed(texts) } });

  /** Classic plays deterministically. */
  #seed = (texts: Texts) => (meaningOf(texts, 'engine') === 'classic' ? 0 : makeSeed());

  #put(game: Game) {
    this.isBegun = true;
    const patch = preferencesOf(this.#textsOf());
    // Each intent redraws the board, so only changes are dispatched.
    const { settings: preferences } = this.#game.game;
    const isOther = Object.entries(patch).some(([name, value]) => preferences[name as keyof typeof patch] !== value);
    if (isOther) this.#game.dispatch({ type: 'setPreferences', patch });
    this.#game.open(game);
    this.#begun.resolve();
  }
}

/** The tags with the names of the players. */
const playersIn = (pgn: string): Tags =>
  [...pgn.slice(0, 2000).matchAll(/\[(White|Black)\s+"([^"\\]*)"/g)].map(([, name, value]) => [name, value]);

/** The error of a puzzle without a PGN. */
const NO_GAME = 'puzzle needs a game with the solution, in pgn, in src or between the tags.';

/** The reason why a position is not the start of a PGN. */
const OTHER_START = 'the PGN has a tag FEN with another position';

/** The reason why a position is not the start of a PGN without a tag `FEN`. */
const NORMAL_START = 'the moves of the PGN are legal only from the normal start, with which the game begins';

/** The reason why a PGN without a move of the reader is refused. */
const NO_MOVE = 'a puzzle must have a move to find';

/** A sentence on the board. */
const noticeOf = (text: string): Message => ({ key: 'notRead', fields: { text } });

/** The tag `FEN` of the first game, after other tags. */
const FEN_TAG = /^(?:\s*\[(?!FEN\s)\w+\s+"[^"]*"\])*\s*\[FEN\s+"([^"]+)"\]/;

/** The start position of a PGN, which is drawn until the PGN is read. */
function drawnStart(pgn: string = ''): Texts {
  const [, fen] = FEN_TAG.exec(pgn) ?? [];
  return fen === undefined ? {} : { fen };
}

/**
 * The record of a saved game. An unreadable one is set aside, because another version may be able to read it.
 *
 * @returns Rejected with a sentence if it cannot be read.
 */
async function restored(key: string, text: string) {
  const { parseRecord } = await import('../game/saved/restore-game.ts');
  try {
    return parseRecord(text);
  } catch (error) {
    if (write(UNREAD + key, text)) drop(KEPT + key);
    throw new Error(`The game saved as "${key}" cannot be read: ${(error as Error).message}.`, { cause: error });
  }
}

const shuffled = () => Math.floor(Math.random() * CHESS960_COUNT);

/** The file of `src` cannot be loaded. The message is a sentence. */
class FileError extends Error {}
