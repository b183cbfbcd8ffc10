// @ts-check
/**
 * What can be done with a design: play it, go on with the position on the board, and pass it on.
 *
 * @import { VariantInfo } from '../../engine/messages.js'
 * @import { Choice } from '../../game/store.js'
 * @import { Session } from '../../ui/session.js'
 * @import { LoadedWorkshopTexts, Verdict } from './workshop.js'
 */
import { copy, download } from '../../dialogs/download.js';
import { button } from '../../dialogs/fields.js';
import { inputErrorText } from '../../dialogs/input-error.js';
import { playerOf } from '../../game/position/chess960.js';
import { HUMAN, fenAt } from '../../game/game.js';
import { opponentOf } from '../../game/players/players.js';
import { variantLink } from '../../game/links.js';
import { nameIn } from '../../game/variant/variant-source.js';
import { make } from '../../ui/dom.js';

/** Who plays the design. @typedef {'white' | 'black' | 'both'} Side */

/**
 * Makes the buttons.
 * @param {Session} session @param {LoadedWorkshopTexts} texts
 * @param {object} design
 * @param {Verdict} design.verdict
 * @param {() => Promise<VariantInfo | null>} design.info The game after all changes; null if it cannot be played.
 * @param {() => Promise<string>} design.text Its definition after all changes.
 * @param {() => void} design.close
 */
export function makeDesignActions(session, { words, dialogWords }, { verdict, info: infoOf, text, close }) {
  const play = async (/** @type {Side} */ side, start = 'startpos') => {
    const info = await infoOf();
    if (!info) return;
    close();
    begin(session, info, side, start);
  };
  const goOn = async () => {
    const game = session.game();
    const fen = fenAt(game, game.shown);
    const info = fen && (await infoOf());
    if (!info) return;
    try {
      const checked = await session.client.ask('fen', { variant: info.source, fen });
      await play(game.orientation, checked.fen);
    } catch (error) {
      verdict.say(words.cannotGoOn({ fault: await inputErrorText(session.texts(), dialogWords, error) }), true);
    }
  };
  const copyText = async (/** @type {string} */ what, /** @type {string} */ value) => {
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

/**
 * Begins a game.
 * @param {Session} session @param {VariantInfo} variant @param {Side} side @param {string} start
 */
export function begin({ game, dispatch }, variant, side, start) {
  const as = /** @type {Choice} */ (side === 'both' ? 'white' : side);
  const players = side === 'both' ? { white: HUMAN, black: HUMAN } : undefined;
  const opponent = playerOf(opponentOf(game().players), { variant, start });
  dispatch({ type: 'requestNewGame', as, players, opponent, variant, start, timing: game().timing, isVaried: true });
}

/**
 * The element that plays a game, for the source of a page.
 * @param {string} definition
 */
const elementText = (definition) =>
  `<micro-max variant="${definition.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></micro-max>\n`;
