const board = document.querySelector('micro-max');
const log = document.querySelector('ol');

const say = (text) => {
  const line = document.createElement('li');
  line.textContent = text;
  log.prepend(line);
};

board.addEventListener('micro-max-ready', () => say('The board is ready.'));
board.addEventListener('micro-max-move', ({ detail }) => {
  say(`${detail.san}, by the ${detail.by}: ${detail.fen}`);
});
board.addEventListener('micro-max-gameend', ({ detail }) => {
  say(`${detail.result}: ${detail.reason}`);
});
board.addEventListener('micro-max-error', ({ detail }) => say(detail.message));

document.querySelector('button').addEventListener('click', async () => {
  const { san, score } = await board.think('depth:6');
  say(`The engine would play ${san}. White’s score: ${score / 100} pawns.`);
});
