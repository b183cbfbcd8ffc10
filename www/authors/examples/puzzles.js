const puzzles = document.querySelectorAll('micro-max');
const score = document.querySelector('output');
const solved = new Set();

const show = () => {
  score.value = `${solved.size} of ${puzzles.length} solved at the first try`;
};

show();
document.addEventListener('micro-max-solved', ({ target, detail }) => {
  if (detail.mistakes === 0 && !detail.isShown) solved.add(target);
  show();
});
