/**
 * The page for authors: shows the files of each example beside the running example, with a button that copies each,
 * and tables of the attributes, methods, events and styles of the element, and fits the height of the frames to
 * their contents.
 */
import { make, setAttribute } from '../ui/dom.ts';

/** The folder of the published element, relative to an example. */
const FOLDER = '../../';

/** How long the message about copying is shown. */
const MESSAGE_MS = 2500;

type Named = { name: string; type?: { text: string }; description?: string };

/** The parts of a custom elements manifest that are shown. */
interface Declaration {
  attributes: Named[];
  members: (Named & { kind: string })[];
  events: Named[];
  cssProperties: Named[];
  cssParts: Named[];
}

// Node imports this module without a document.
if (typeof document !== 'undefined') start();

function start() {
  for (const frame of document.querySelectorAll('iframe')) fitHeight(frame);
  for (const link of document.querySelectorAll('.files a') as NodeListOf<HTMLAnchorElement>) showFile(link);
  const place = document.getElementById('reference');
  if (place) makeReference().then((tables) => place.replaceChildren(...tables), console.warn);
}

/** Replaces a link to a file by its text; the link stays if the file cannot be loaded. */
async function showFile(link: HTMLAnchorElement) {
  try {
    const response = await fetch(link.href);
    if (!response.ok) throw new Error(`${link.href}: ${response.status}`);
    link.replaceWith(makeFile(link.href, link.textContent ?? '', await response.text()));
  } catch (error) {
    console.warn(error);
  }
}

/** Keeps the height of a frame equal to that of its page. */
function fitHeight(frame: HTMLIFrameElement) {
  const rootOf = () => frame.contentDocument?.documentElement;
  const fit = () => {
    const height_px = rootOf()?.getBoundingClientRect().height;
    // The height of a frame includes its border.
    if (height_px) frame.style.height = `${height_px + frame.offsetHeight - frame.clientHeight}px`;
  };
  const observe = () => {
    // An observer of the frame's own window reports in step with its rendering.
    const view = frame.contentWindow as (Window & typeof globalThis) | null;
    const root = rootOf();
    if (view && root) new view.ResizeObserver(() => requestAnimationFrame(fit)).observe(root);
  };
  frame.addEventListener('load', observe);
  observe();
}

/**
 * Makes addresses outside of the folder of the examples absolute, so that the copied text works anywhere.
 *
 * @param address The URL of the file.
 */
export const withAbsoluteUrls = (text: string, address: string) =>
  text.replaceAll(`"${FOLDER}`, `"${new URL(FOLDER, address).href}`);

/** A figure with the file's name, its text, and a button that copies it. */
function makeFile(address: string, name: string, text: string): HTMLElement {
  const shown = withAbsoluteUrls(text, address).trimEnd();
  const status = make('span', { className: 'status' });
  setAttribute(status, 'role', 'status');
  const copy = make('button', { textContent: 'Copy', onclick: () => copyText(shown, status) });
  setAttribute(copy, 'aria-label', `Copy ${name}`);
  const code = make('pre', { tabIndex: 0 }, make('code', { textContent: shown }));
  setAttribute(code, 'role', 'region');
  setAttribute(code, 'aria-label', `The text of ${name}`);
  const title = make('figcaption', {}, make('a', { href: address, textContent: name }), status, copy);
  return make('figure', { className: 'file' }, title, code);
}

async function copyText(text: string, status: HTMLElement) {
  try {
    await navigator.clipboard.writeText(text);
    status.textContent = 'Copied';
  } catch {
    status.textContent = 'The browser does not allow copying. Select the text and copy it yourself.';
  }
  setTimeout(() => {
    status.textContent = '';
  }, MESSAGE_MS);
}

/** Makes a table for each kind of name in the published manifest of the element. */
async function makeReference(): Promise<HTMLElement[]> {
  const response = await fetch(new URL('../elements/custom-elements.json', import.meta.url));
  const { attributes, members, events, cssProperties, cssParts } = declarationOf(await response.json());
  const methods = members
    .filter(({ kind }) => kind === 'method')
    .map((method) => ({ ...method, name: `${method.name}()` }));
  return [
    makeTable('Attributes', attributes),
    makeTable('Methods', methods),
    makeTable('Events', events),
    makeTable('Custom properties', cssProperties),
    makeTable('Parts', cssParts),
  ];
}

/** The declaration of `<micro-max>` in a manifest. */
function declarationOf({
  modules,
}: {
  modules: { declarations?: (Declaration & { tagName?: string })[] }[];
}): Declaration {
  const declarations = modules.flatMap((module) => module.declarations ?? []);
  const found = declarations.find(({ tagName }) => tagName === 'micro-max');
  if (!found) throw new Error('the manifest has no element micro-max');
  return found;
}

function makeTable(title: string, things: Named[]) {
  const rows = things.map(({ name, type, description = '' }) => {
    const head = make('th', {}, make('code', { textContent: name }));
    setAttribute(head, 'scope', 'row');
    // Only choices and the fields of events are worth showing.
    const hasDetails = type && /['{]/.test(type.text);
    const values = hasDetails ? [make('code', { className: 'values', textContent: type.text })] : [];
    return make('tr', {}, head, make('td', {}, ...withCode(description), ...values));
  });
  return make('table', {}, make('caption', { textContent: title }), make('tbody', {}, ...rows));
}

/** Renders a description with `code` in backquotes. */
const withCode = (text: string) =>
  text.split('`').map((part, index) => (index % 2 ? make('code', { textContent: part }) : part));
