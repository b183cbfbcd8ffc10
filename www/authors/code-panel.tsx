/** The preview of an element at the width of the author's text, and its code to copy. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { copy } from '../dialogs/download.ts';
import { besidePage } from '../elements/figures/page-code.ts';
import { Button, Checkbox, Field, Radios, Status } from '../views/fields.tsx';
import {
  TITLES,
  frameAddress,
  frameCode,
  frameFault,
  htmlCode,
  isFigure,
  markdownCode,
  reactCode,
} from './snippets.ts';
import type { Format, Kind, Made } from './snippets.ts';

const WIDTHS_PX = Object.freeze({ least: 160, first: 640, most: 1200 });

/** The height of a frame until its page has sent the one it needs. */
const FIRST_HEIGHT_PX = 300;

const FORMATS: readonly (readonly [Format, string])[] = [
  ['html', 'HTML'],
  ['markdown', 'Markdown'],
  ['react', 'React'],
  ['frame', 'A frame, for sites without scripts'],
];

const FRAME_PAGE = () => new URL('../embed.html', document.baseURI).href;

export function CodePanel({ made, kind }: { made: Made; kind: Kind }) {
  const [format, setFormat] = useState<Format>('html');
  const [width_px, setWidth] = useState<number>(WIDTHS_PX.first);
  const [height_px, setHeight] = useState<number | null>(null);
  const [isOnDisk, setOnDisk] = useState(false);
  const noFrame = format === 'frame' ? frameFault(made) : null;
  const isFramed = format === 'frame' && noFrame === null;
  const code = {
    html: () => htmlCode(made, isOnDisk),
    markdown: () => markdownCode(made),
    react: () => reactCode(made),
    frame: () => (noFrame !== null || height_px === null ? '' : frameCode(made, kind, FRAME_PAGE(), height_px)),
  }[format]();
  return (
    <div class="code-panel">
      <Width width_px={width_px} onChange={setWidth} />
      <section class="preview" aria-label="Preview">
        {isFramed ? (
          <Frame address={frameAddress(made, FRAME_PAGE())} {...{ kind, width_px, height_px }} onHeight={setHeight} />
        ) : (
          <Preview made={made} width_px={width_px} />
        )}
      </section>
      <Radios label="Copy" name="format" choices={FORMATS} value={format} onChange={setFormat} />
      {format === 'html' && (
        <Checkbox
          label="Also for a page that is opened from a disk"
          hint=" (one larger script, which needs no server)"
          checked={isOnDisk}
          onChange={setOnDisk}
        />
      )}
      {noFrame === null ? <Code code={code} /> : <Status text={noFrame} isError />}
      <Note format={format} width_px={width_px} height_px={height_px} hasFault={noFrame !== null} />
    </div>
  );
}

/** The width of the text, to move and to type. */
function Width({ width_px, onChange }: { width_px: number; onChange: (width_px: number) => void }) {
  const limits = { min: WIDTHS_PX.least, max: WIDTHS_PX.most, value: width_px };
  const change = ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    const { valueAsNumber: typed } = currentTarget;
    if (typed >= WIDTHS_PX.least && typed <= WIDTHS_PX.most) onChange(Math.round(typed));
  };
  return (
    <Field
      class="form-field width"
      label="Width of your text in pixels"
      field={(id) => <input {...limits} id={id} type="number" onInput={change} />}
    >
      <input {...limits} type="range" aria-label="Width of your text" onInput={change} />
    </Field>
  );
}

/** The live element; its errors are shown below it. */
function Preview({ made, width_px }: { made: Made; width_px: number }) {
  const place = useRef<HTMLDivElement>(null);
  const [fault, setFault] = useState('');
  const written = JSON.stringify(made);
  const { src } = made.attributes;
  const isElsewhere = src !== undefined && new URL(src, document.baseURI).origin !== location.origin;
  useLayoutEffect(() => {
    const { current } = place;
    if (!current) return;
    setFault('');
    const element = document.createElement(made.tag);
    for (const [name, text] of Object.entries(made.attributes)) element.setAttribute(name, text);
    const show = (event: Event) => setFault((event as CustomEvent<{ message: string }>).detail.message);
    element.addEventListener('micro-max-error', show);
    current.replaceChildren(...(isElsewhere ? [] : [element]));
    if (isFigure(made)) import('../elements/figures/define.ts').catch(({ message }) => setFault(message));
    return () => element.removeEventListener('micro-max-error', show);
  }, [written]);
  return (
    <>
      <div class="place" ref={place} style={{ width: `${width_px}px` }} />
      <Status text={isElsewhere ? ELSEWHERE : fault} isError={!isElsewhere} />
    </>
  );
}

const ELSEWHERE =
  'This page loads no files of other hosts. Yours shows the games of the file if its host sends Access-Control-Allow-Origin.';

type FrameProps = {
  address: string;
  kind: Kind;
  width_px: number;
  height_px: number | null;
  onHeight: (height_px: number | null) => void;
};

/** The element in a frame, which is as high as it needs. */
function Frame({ address, kind, width_px, height_px, onHeight }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    onHeight(null);
    const hear = ({ source, data }: MessageEvent) => {
      if (source === frame.current?.contentWindow && data?.type === 'micro-max-height')
        onHeight(Math.ceil(data.height));
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, [address]);
  return (
    <iframe
      key={address}
      ref={frame}
      src={address}
      title={TITLES[kind]}
      width={width_px}
      style={{ height: `${height_px ?? FIRST_HEIGHT_PX}px`, width: `${width_px}px` }}
    />
  );
}

function Code({ code }: { code: string }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [message, setMessage] = useState('');
  useEffect(() => setMessage(''), [code]);
  const press = async () => {
    const isCopied = field.current !== null && (await copy(field.current));
    setMessage(isCopied ? 'Copied.' : 'The browser does not allow copying. Press Ctrl+C.');
  };
  return (
    <Field
      label="Code"
      class="form-field code"
      field={(id) => <textarea id={id} ref={field} rows={9} readOnly spellcheck={false} value={code} />}
    >
      <Button onClick={press} disabled={code === ''}>
        Copy the code
      </Button>
      <Status text={message} />
    </Field>
  );
}

type NoteProps = { format: Format; width_px: number; height_px: number | null; hasFault: boolean };

/** What else the page needs. */
function Note({ format, width_px, height_px, hasFault }: NoteProps) {
  if (hasFault) return null;
  const folder = besidePage('').replace(/\/$/, '');
  if (format === 'html')
    return (
      <p>
        Put the folder <code>{folder}</code> of the download <a href="./#begin">beside your page</a>. If a file of it is
        missing, the page says which.
      </p>
    );
  if (format === 'markdown')
    return (
      <p>
        Include the script once for all pages, <a href="./#markdown">as MkDocs, Docusaurus and Jekyll do it</a>. Hugo
        passes HTML through if <code>unsafe</code> is true in the settings of Goldmark.
      </p>
    );
  if (format === 'react')
    return (
      <p>
        It needs the package <code>micro-max</code>: <a href="./#frameworks">React and other frameworks</a>.
      </p>
    );
  return (
    <p>
      {height_px === null
        ? 'The height is being measured.'
        : `At a width of ${width_px} px this board is ${height_px} px high. A narrower frame is higher than its board, a wider one shows a smaller board; `}
      {height_px !== null && <a href="./#frame">a script can fit it</a>}
    </p>
  );
}
