const board = document.querySelector('micro-max');
const message = document.querySelector('output');
const line = 'e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 d3'.split(' ');

// The place in the line; fen is the position before the move.
const isNext = ({ san, fen }) => {
  const [, turn, , , , number] = fen.split(' ');
  return line[2 * (number - 1) + (turn === 'b' ? 1 : 0)] === san;
};

board.addEventListener('micro-max-moverequest', (event) => {
  if (isNext(event.detail)) return;
  event.preventDefault();
  message.value = `${event.detail.san} leaves the line. Try another move.`;
});

board.addEventListener('micro-max-move', async ({ detail }) => {
  if (detail.by !== 'human') return;
  const reply = line[detail.ply];
  if (reply) await board.move(reply);
  message.value = reply ? 'Right. Your move.' : 'You know the line.';
});
