/** What can be done with a design: play it, go on with the position on the board, and pass it on. */
import { copy, download } from '../../dialogs/download.ts';
import { button } from '../../dialogs/fields.ts';
import { inputErrorText } from '../../dialogs/input-error.ts';
import { playerOf } from '../../game/position/chess960.ts';
import { HUMAN, fenAt } from '../../game/game.ts';
import { opponentOf } from '../../game/players/players.ts';
import { variantLink } from '../../game/links.ts';
import { nameIn } from '../../game/variant/variant-source.ts';
import { make } from '../../ui/dom.ts';
import type { VariantInfo } from '../../engine/messages.ts';
import type { Choice } from '../../game/store.ts';
import type { Session } from '../../ui/session.ts';
import type { LoadedWorkshopTexts, Verdict } from './workshop.ts';

/** Who plays the design. */
type Side = 'white' | 'black' | 'both';

/**
 * Makes the buttons.
 *
 * @param design.info The game after all changes; null if it cannot be played.
 * @param design.text Its definition after all changes.
 */
export function makeDesignActions(
  session: Session,
  { words, dialogWords }: LoadedWorkshopTexts,
  {
    verdict,
    info: infoOf,
    text,
    close,
  }: { verdict: Verdict; info: () => Promise<VariantInfo | null>; text: () => Promise<string>; close: () => void },
) {
  const play = async (side: Side, start = 'startpos') => {
    const info = await infoOf();
    if (!info) return;
    close();
    begin(session, info, side, start);
  };
  const goOn = async () => {
    const game = session.game();
    const fen = fenAt(game, game.tree.shown);
    const info = fen && (await infoOf());
    if (!info) return;
    try {
      const checked = await session.client.ask('fen', { variant: info.source, fen });
      await play(game.players.orientation, checked.fen);
    } catch (error) {
      verdict.say(words.cannotGoOn({ fault: await inputErrorText(session.texts(), dialogWords, error) }), true);
    }
  };
  const copyText = async (what: string, value: string) => {
    const field = make('textarea', { value, className: 'copied-text' });
    sharing.append(field);
    const isCopied = await copy(field);
    field.remove();
    const { share } = dialogWords;
    verdict.say(isCopied ? share.copied({ what }) : share.notCopied, !isCopied);
  };
  const copyLink = async () => {
    const variant = await text();
    const link = await variantLink(location.href, { variant, start: 'startpos', moves: [] }).catch(() => null);
    if (link === null) verdict.say(words.tooLong, true);
    else await copyText(words.copied.link, link);
  };
  const sharing = make(
    'div',
    { className: 'row' },
    button(words.goOn, goOn),
    button(words.link, copyLink),
    button(words.attribute, async () => copyText(words.copied.attribute, elementText(await text()))),
    button(words.file, async () => {
      const definition = await text();
      download(`${nameIn(definition) || 'game'}.game`, 'text/plain', definition);
    }),
  );
  const playing = make(
    'div',
    { className: 'actions' },
    button(words.playBoth, () => play('both')),
    button(words.playBlack, () => play('black')),
    button(words.playWhite, () => play('white'), 'primary'),
  );
  return { playing, sharing };
}

export function begin({ game, dispatch }: Session, variant: VariantInfo, side: Side, start: string) {
  const as = (side === 'both' ? 'white' : side) as Choice;
  const players = side === 'both' ? { white: HUMAN, black: HUMAN } : undefined;
  const opponent = playerOf(opponentOf(game().players), { variant, start });
  dispatch({
    type: 'requestNewGame',
    as,
    players,
    opponent,
    variant,
    start,
    timing: game().players.timing,
    isVaried: true,
  });
}

/** The element that plays a game, for the source of a page. */
const elementText = (definition: string) =>
  `<micro-max variant="${definition.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></micro-max>\n`;
