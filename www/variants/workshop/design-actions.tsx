/** What can be done with a design: play it, go on with the position on the board, and pass it on. */
import { useRef } from 'preact/hooks';
import { copy, download } from '../../dialogs/download.ts';
import { inputErrorText } from '../../dialogs/input-error.ts';
import { playerOf } from '../../game/position/chess960.ts';
import { HUMAN, fenAt } from '../../game/game.ts';
import { opponentOf } from '../../game/players/players.ts';
import { variantLink } from '../../game/links.ts';
import { nameIn } from '../../game/variant/variant-source.ts';
import { make } from '../../ui/dom.ts';
import { Button, Status } from '../../views/fields.tsx';
import type { VariantInfo } from '../../engine/messages.ts';
import type { Choice } from '../../game/store.ts';
import type { App } from '../../ui/app.ts';
import type { Message } from '../../views/fields.tsx';
import type { Part } from './workshop.tsx';

/** Who plays the design. */
type Side = 'white' | 'black' | 'both';

/** The buttons, and whether the design can be played. */
export function DesignActions({
  app,
  texts: { words, dialogWords },
  drafts,
  message,
  say,
  leave,
}: Omit<Part, 'answer'> & { message: Message; say: (message: Message) => void; leave: () => void }) {
  const sharing = useRef<HTMLDivElement>(null);
  /** The definition after all changes. */
  const text = async () => (await drafts.settled()).text;
  /** The game; null if it cannot be played. */
  const infoOf = async () => app.client.ask('variant', { variant: await text() }).catch(() => null);
  const play = async (side: Side, start = 'startpos') => {
    const info = await infoOf();
    if (!info) return;
    leave();
    begin(app, info, side, start);
  };
  const goOn = async () => {
    const game = app.game();
    const fen = fenAt(game, game.tree.shown);
    const info = fen && (await infoOf());
    if (!info) return;
    try {
      const checked = await app.client.ask('fen', { variant: info.source, fen });
      await play(game.players.orientation, checked.fen);
    } catch (error) {
      const fault = await inputErrorText(app.texts(), dialogWords, error);
      say({ text: words.cannotGoOn({ fault }), isError: true });
    }
  };
  const copyText = async (what: string, value: string) => {
    const field = make('textarea', { value, className: 'copied-text' });
    sharing.current?.append(field);
    const isCopied = await copy(field);
    field.remove();
    const { share } = dialogWords;
    say({ text: isCopied ? share.copied({ what }) : share.notCopied, isError: !isCopied });
  };
  const copyLink = async () => {
    const variant = await text();
    const link = await variantLink(location.href, { variant, start: 'startpos', moves: [] }).catch(() => null);
    if (link === null) say({ text: words.tooLong, isError: true });
    else await copyText(words.copied.link, link);
  };
  const save = async () => {
    const definition = await text();
    download(`${nameIn(definition) || 'game'}.game`, 'text/plain', definition);
  };
  return (
    <>
      <div class="row" ref={sharing}>
        <Button onClick={goOn}>{words.goOn}</Button>
        <Button onClick={copyLink}>{words.link}</Button>
        <Button onClick={async () => copyText(words.copied.attribute, elementText(await text()))}>
          {words.attribute}
        </Button>
        <Button onClick={save}>{words.file}</Button>
      </div>
      <div class="workshop-foot">
        <Status {...message} />
        <div class="actions">
          <Button onClick={() => play('both')}>{words.playBoth}</Button>
          <Button onClick={() => play('black')}>{words.playBlack}</Button>
          <Button onClick={() => play('white')} class="primary">
            {words.playWhite}
          </Button>
        </div>
      </div>
    </>
  );
}

function begin({ game, dispatch }: App, variant: VariantInfo, side: Side, start: string) {
  const as = (side === 'both' ? 'white' : side) as Choice;
  const players = side === 'both' ? { white: HUMAN, black: HUMAN } : undefined;
  const opponent = playerOf(opponentOf(game().players), { variant, start });
  const { timing } = game().players;
  dispatch({ type: 'requestNewGame', as, players, opponent, variant, start, timing, isVaried: true });
}

/** The element that plays a game, for the source of a page. */
const elementText = (definition: string) =>
  `<micro-max variant="${definition.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></micro-max>\n`;
