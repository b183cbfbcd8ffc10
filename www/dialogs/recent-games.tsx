/** The dialog of recent games: continue one, delete one, or download all. */
import { useState } from 'preact/hooks';
import { drawDiagram } from '../board/diagram.ts';
import { START_FEN, parsePlacement } from '../board/placement.ts';
import { friendOf, scoreOf } from '../game/friend/friend-link.ts';
import { humanColor } from '../game/game.ts';
import { pgnOfGame, writePgn } from '../game/pgn/pgn.ts';
import { accuracies } from '../game/review/game-review.ts';
import { nameIn } from '../game/variant/variant-source.ts';
import { opponentName } from '../ui/names.ts';
import { loadMessageText } from '../ui/messages.ts';
import { requestGame } from '../ui/app.ts';
import { strengthText } from '../texts/levels.ts';
import { countText, percentText } from '../texts/number.ts';
import { reasonText } from '../texts/sentences.ts';
import { sizeInFen } from '../game/position/board-shape.ts';
import { Drawing } from '../views/drawing.tsx';
import { Button, ConfirmButton, Status } from '../views/fields.tsx';
import { openDialog } from './dialog.tsx';
import { download } from './download.ts';
import { loadReasons } from '../texts/load.ts';
import { drop, write } from '../ui/local-storage.ts';
import type { ComponentChildren } from 'preact';
import type { Color } from '../board/geometry.ts';
import type { Game } from '../game/game.ts';
import type { SavedGameEntry } from '../game/saved/saved-games-index.ts';
import type { Message } from '../views/fields.tsx';
import type { DialogTexts } from '../texts/en/dialogs.ts';
import type { ReasonTexts } from '../texts/en/reasons.ts';
import type { SavedGames } from '../ui/saved-games.ts';
import type { App } from '../ui/app.ts';
import type { Open } from './dialogs.ts';

const COLORS = ['white', 'black'] as const;

export const open: Open = async (app, words) => {
  const { games: text } = words;
  const saved = await app.storage.savedGames();
  const reasons = saved.entries().some(({ variant }) => variant) ? await loadReasons(app.texts().language) : {};
  const accuracyTexts = await accuracyTextsOf(app, text, saved);
  const detailsText = (entry: SavedGameEntry) =>
    detailsOf(app, text, reasons, accuracyTexts, entry, scoreText(app, text, saved, entry));
  const reopen = async (id: string) => {
    const { request } = requestGame(app);
    const game = await saved.open(id);
    if (!game) return false;
    close();
    app.dispatch({ type: 'reopen', game, request });
    return true;
  };
  const none = isKept() ? text.none : await loadMessageText(app.texts(), { key: 'notKept' });
  const { element, close } = openDialog(
    words,
    'games',
    text.title,
    <RecentGames
      {...{ app, saved, text, none, detailsText, reopen }}
      focusFirst={() => element.querySelector('button')?.focus()}
    />,
  );
};

/** Whether the browser keeps anything. */
function isKept() {
  const probe = 'micro-max:probe';
  const isWritten = write(probe, '');
  drop(probe);
  return isWritten;
}

function RecentGames({
  app,
  saved,
  text,
  none,
  detailsText,
  reopen,
  focusFirst,
}: {
  app: App;
  saved: SavedGames;
  text: DialogTexts['games'];
  /** The text in place of an empty list. */
  none: string;
  detailsText: (entry: SavedGameEntry) => string;
  /** Resolves to false if the game cannot be read. */
  reopen: (id: string) => Promise<boolean>;
  /** Called when the button with the focus has gone. */
  focusFirst: () => void;
}) {
  const [message, show] = useState<Message>({ text: '' });
  const { id: onBoard } = app.game();
  const entries = saved.entries().filter(({ isEmpty, id }) => !isEmpty || id === onBoard);
  const first = entries.find(({ id }) => id !== onBoard);
  return (
    <>
      <ul class="games-list">
        {entries.map((entry) => (
          <Row key={entry.id} app={app} text={text} entry={entry} details={detailsText(entry)}>
            {entry.id !== onBoard && (
              <Actions
                text={text}
                title={titleOf(app, text, entry)}
                isFirst={entry === first}
                open={async () => {
                  if (!(await reopen(entry.id))) show({ text: text.unopened, isError: true });
                }}
                remove={() => {
                  saved.remove(entry.id);
                  show({ text: text.deleted });
                  focusFirst();
                }}
              />
            )}
          </Row>
        ))}
        {entries.length === 0 && <li>{none}</li>}
      </ul>
      <Status {...message} />
      <div class="actions">
        <Button disabled={entries.length === 0} onClick={() => downloadAll(app, saved)}>
          {text.downloadAll}
        </Button>
      </div>
    </>
  );
}

type ActionProps = {
  text: DialogTexts['games'];
  title: string;
  isFirst: boolean;
  open: () => void;
  remove: () => void;
};

function Actions({ text, title, isFirst, open: openGame, remove }: ActionProps) {
  return (
    <div class="row">
      <Button class="small" aria-label={`${text.open}: ${title}`} autofocus={isFirst} onClick={openGame}>
        {text.open}
      </Button>
      <ConfirmButton text={text.delete} question={text.reallyDelete} act={remove} />
    </div>
  );
}

/** A game, with its actions if it is not the one on the board. */
function Row({
  app,
  text,
  entry,
  details,
  children,
}: {
  app: App;
  text: DialogTexts['games'];
  entry: SavedGameEntry;
  details: string;
  children: ComponentChildren;
}) {
  const { fen, variant, players } = entry;
  const size = fen && variant ? sizeInFen(fen) : undefined;
  const draw = (place: HTMLElement) =>
    drawDiagram(place, {
      ...(size && { width: size.files, height: size.ranks }),
      placement: parsePlacement(fen ?? START_FEN, size) ?? {},
      orientation: players.white.kind !== 'human' && players.black.kind === 'human' ? 'black' : 'white',
      pieceSet: app.game().settings.pieces,
      words: app.texts().board,
    });
  return (
    <li>
      <Drawing class="games-diagram" draw={draw} />
      <div>
        <b>{titleOf(app, text, entry)}</b>
        <p class="quiet">{details}</p>
      </div>
      {children || <p class="quiet current">{text.onBoard}</p>}
    </li>
  );
}

/** Who played: the names in an imported game, or the players of this page. */
function titleOf({ game, texts }: App, text: DialogTexts['games'], { players, names }: SavedGameEntry) {
  if (names) return names.join(' – ');
  const { white, black } = players;
  const nameOf = (color: Color) => {
    const player = players[color];
    if (player.kind === 'friend') return text.friend;
    return player.kind === 'engine'
      ? `${opponentName(texts(), player)} (${strengthText(game(), texts(), player)})`
      : texts().play.you;
  };
  return white.kind === 'human' && black.kind === 'human' ? text.two : `${nameOf('white')} – ${nameOf('black')}`;
}

/**
 * @param reasons The reasons that only variants have, by their codes.
 * @param accuracyTexts By the id of the game.
 */
function detailsOf(
  app: App,
  text: DialogTexts['games'],
  reasons: Partial<ReasonTexts>,
  accuracyTexts: ReadonlyMap<string, string>,
  entry: SavedGameEntry,
  score: string,
) {
  const { id, variant, result, reason, plies, saved_ms, begun_ms } = entry;
  const texts = app.texts();
  const words = (reasons as Record<string, string>)[reason ?? ''] ?? reasonText(texts, reason ?? '');
  const why = reason && reason !== 'unknown' ? ` (${words})` : '';
  const outcome = result === '*' ? text.goesOn : `${result.replaceAll('1/2', '½')}${why}`;
  const date = new Date(saved_ms || begun_ms).toLocaleString(texts.language, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  const moves = text.moves({ count: Math.ceil(plies / 2) });
  const parts = [variant && nameIn(variant), outcome, accuracyTexts.get(id), score, moves, date];
  return parts.filter(Boolean).join(' · ');
}

/** The points in the finished games with a friend; '' if there are none. */
function scoreText(app: App, text: DialogTexts['games'], saved: SavedGames, entry: SavedGameEntry) {
  const pair = friendOf(entry)?.pair;
  const points = pair ? scoreOf(saved.entries(), pair) : { own: 0, friend: 0 };
  if (points.own + points.friend === 0) return '';
  const [own, friend] = [points.own, points.friend].map((count) => countText(app.texts().language, count));
  return text.score({ own, friend });
}

/**
 * The accuracy in the reviewed games: of the human against an engine, else of both sides.
 *
 * @returns By the id of the game.
 */
async function accuracyTextsOf(app: App, text: DialogTexts['games'], saved: SavedGames): Promise<Map<string, string>> {
  const { language } = app.texts();
  const found: Map<string, string> = new Map();
  for (const { id } of saved.entries().filter(({ variant }) => !variant)) {
    const game = await readGame(app, saved, id);
    const shares = game && accuracies(game);
    if (!shares) continue;
    const own = humanColor(game);
    const percents = (own ? [own] : COLORS).map((color) => percentText(language, shares[color] / 100));
    found.set(id, text.accuracy({ percents: percents.join(' – ') }));
  }
  return found;
}

/** The game on the board, or one that was saved; null, with a notice, if it cannot be read. */
async function readGame({ game }: App, saved: SavedGames, id: string): Promise<Game | null> {
  return id === game().id ? game() : saved.read(id);
}

/** Downloads all games as one PGN, newest first. A game that cannot be read is left out, with a notice. */
async function downloadAll(app: App, saved: SavedGames) {
  const texts = [];
  for (const { id } of saved.entries()) {
    const game = await readGame(app, saved, id);
    if (game && game.tree.next > 1) texts.push(writePgn(pgnOfGame(game)));
  }
  const content = texts.map((text) => text.trimEnd()).join('\n\n');
  download('micro-max.pgn', 'application/vnd.chess-pgn', `${content}\n`);
}
