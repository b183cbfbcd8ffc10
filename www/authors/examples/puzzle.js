const solution = ['Nh6+', 'Qg8+', 'Nf7#'];
let found = 0;
const board = document.querySelector('micro-max');
const output = document.querySelector('output');

board.addEventListener('micro-max-moverequest', (event) => {
  if (event.detail.san === solution[found]) return;
  event.preventDefault();
  output.value = `${event.detail.san} is not it. Try again.`;
});

board.addEventListener('micro-max-move', (event) => {
  if (event.detail.by !== 'human') return;
  found += 1;
  output.value = found < solution.length ? 'Right. And now?' : 'Smothered mate: solved.';
});
