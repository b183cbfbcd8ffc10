// @ts-check
// A page of another host with a frame, whose content its address names. It records the messages of the frame.

/** @type {{ data: any, origin: string }[]} */
const messages = [];
/** @type {any} */ (window).messages = messages;

const [frame] = document.getElementsByTagName('iframe');
frame.src = decodeURIComponent(location.hash.slice(1));

window.addEventListener('message', ({ source, data, origin }) => {
  messages.push({ data, origin });
  if (source === frame.contentWindow) frame.height = data.height;
});
