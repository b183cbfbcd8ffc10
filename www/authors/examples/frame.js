// Optional: fits the height of the frame to its board.
const frame = document.querySelector('iframe');

addEventListener('message', ({ source, data }) => {
  if (source !== frame.contentWindow) return;
  if (data.type === 'micro-max-height') frame.height = data.height;
});
