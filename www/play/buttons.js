// @ts-check
/**
 * The buttons of the game.
 *
 * @import { Session, Panel } from '../ui/session.js'
 */
import {
  canHint, canOfferDraw, canRedo, canTakeBack, claimOf, endingOf, humanColor, otherColor, resigningColor,
} from '../game/game.js';
import { reasonText } from '../i18n/sentences.js';
import { loadLazily } from '../ui/session.js';
import { elementById, enable, setAttribute, onPress, setText } from '../ui/dom.js';

/** Buttons shown while the game goes on, and others shown in their places when it is over. */
const WHILE_PLAYING = ['move-now', 'resign'];
const WHEN_OVER = ['analyse-game', 'rematch', 'review-game'];

/**
 * Makes the buttons.
 *
 * @param {Session} session
 * @returns {Panel}
 */
export function makeButtons(session) {
  const { dispatch } = session;
  onPress('new-game', () => loadLazily(session, async () => (await import('../dialogs/new-game.js')).openNewGame(session)));
  onPress('flip', () => dispatch({ type: 'flip' }));
  onPress('switch-sides', () => dispatch({ type: 'switchSides' }));
  onPress('claim', () => dispatch({ type: 'claimDraw' }));
  onPress('review-game', () => reviewGame(session));
  onPress('rematch', () => rematch(session));
  const takeBack = onPress('take-back', () => dispatch({ type: 'takeBack' }));
  const redo = onPress('redo', () => dispatch({ type: 'redo' }));
  const hint = onPress('hint', () => dispatch({ type: 'hint' }));
  const threat = onPress('threat', () => dispatch({ type: 'threat' }));
  const moveNow = onPress('move-now', () => dispatch({ type: 'moveNow' }));
  const offerDraw = onPress('offer-draw', () => dispatch({ type: 'offerDraw' }));
  const analyse = ['analyse', 'analyse-game'].map((id) =>
    onPress(id, () => dispatch({ type: 'analyse', on: !session.game().analysing })));
  const showResign = makeResignButton(session);

  return (game, texts) => {
    const claim = claimOf(game);
    const isOver = endingOf(game) !== null;
    for (const id of WHILE_PLAYING) elementById(id).hidden = isOver;
    for (const id of WHEN_OVER) elementById(id).hidden = !isOver;
    offerDraw.hidden = isOver || claim !== null;
    elementById('claim').hidden = isOver || claim === null;
    elementById('new-game').classList.toggle('primary', isOver);
    analyse[0].hidden = isOver;
    if (claim) setAttribute(elementById('claim'), 'aria-label', `${texts.play.claimDraw}: ${reasonText(texts, claim)}`);
    enable(takeBack, canTakeBack(game));
    enable(redo, canRedo(game));
    enable(hint, canHint(game));
    enable(moveNow, game.search?.purpose === 'reply');
    enable(offerDraw, canOfferDraw(game));
    for (const button of analyse) setAttribute(button, 'aria-pressed', String(game.analysing));
    setAttribute(threat, 'aria-pressed', String(game.threat?.node === game.shown));
    showResign(game, texts);
  };
}

/**
 * The resign button asks for a second press; using anything else on the page cancels that.
 *
 * @param {Session} session
 * @returns {Panel}
 */
function makeResignButton(session) {
  let isAsking = false;
  const ask = (/** @type {boolean} */ asking) => {
    isAsking = asking;
    const { play } = session.texts();
    setText(button, asking ? play.reallyResign : play.resign);
    button.classList.toggle('confirming', asking);
  };
  const button = onPress('resign', () => {
    if (isAsking) session.dispatch({ type: 'resign' });
    else session.board.say(session.texts().play.pressAgain);
    ask(!isAsking);
  });
  const cancel = (/** @type {Event} */ event) => {
    if (isAsking && event.target !== button) ask(false);
  };
  addEventListener('pointerdown', cancel);
  addEventListener('focusin', cancel);
  button.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') ask(false);
  });
  return (game) => enable(button, resigningColor(game) !== null);
}

/** @param {Session} session */
function reviewGame({ dispatch }) {
  dispatch({ type: 'navigate', by: 'first' });
  elementById('forward').focus();
}

/**
 * Starts a game with the same players and colours reversed.
 *
 * @param {Session} session
 */
function rematch({ dispatch, game }) {
  const { players, timing, seed } = game();
  const human = humanColor(game());
  dispatch({
    type: 'requestNewGame',
    as: otherColor(human ?? 'black'),
    players: { white: players.black, black: players.white },
    timing,
    isVaried: seed !== 0,
  });
}
