const [first, second] = document.querySelectorAll('micro-max');

first.addEventListener('micro-max-position', (event) => {
  second.fen = event.detail.fen;
});
