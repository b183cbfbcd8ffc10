/** The picture of a race: a table with a row for each ply, or two if two searches run side by side. */
import { render } from 'preact';
import { race as texts } from '../../../texts/en/figures/race.ts';
import { countText } from '../../../texts/number.ts';
import { Bar } from '../bars.tsx';
import { Choice } from '../controls.tsx';
import { makeRows, reveal } from '../focus.ts';
import { moveOf, ratioOf, ratioText } from './iterations.ts';
import { NOTHING, OMISSIONS } from './parts.ts';
import type { ComponentChildren } from 'preact';
import type { Act, Picture } from '../figure-types.ts';
import type { Iteration, Row } from './iterations.ts';
import type { Facts, Own } from './race.ts';

/** The most plies of two searches that are shown at a time. */
const SHOWN_PLIES = 4;

export function makePicture(
  place: HTMLElement,
  { goTo, choose }: Act,
  _: HTMLElement,
  bar: HTMLElement,
): Picture<Facts, Own> {
  const update = makeRows(place);
  place.addEventListener('click', ({ target }) => {
    const row = target instanceof Element ? target.closest<HTMLElement>('tbody tr') : null;
    if (row) goTo(Number(row.dataset.step));
  });

  return ({ facts: { rows, without }, step, matter: { chosen } }) => {
    const isPair = without !== NOTHING;
    const most = Math.max(...rows.map(({ full }) => full?.spent ?? 0));
    const end = Math.max(step, SHOWN_PLIES - 1);
    if (chosen.without !== undefined) render(<Omissions {...chosen} choose={choose} />, bar);
    render(
      <>
        <p class="sides" hidden={!isPair}>
          <span class="full">
            <span class="sign" aria-hidden="true">
              ●
            </span>{' '}
            {texts.whole}
          </span>
          <span class="less">
            <span class="sign" aria-hidden="true">
              ✂
            </span>{' '}
            {isPair && texts.withoutParts(without)}
          </span>
        </p>
        <table class="iterations">
          <thead>
            <tr>
              {[texts.ply, texts.move, texts.score, texts.nodes, texts.factor].map((name) => (
                <th key={name} scope="col" class={name === texts.move ? 'move' : undefined}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => {
              const isHidden = isPair && (index > end || index <= end - SHOWN_PLIES);
              return (
                <Ply
                  key={index}
                  row={row}
                  most={isPair ? null : most}
                  step={index}
                  isHere={index === step}
                  isHidden={isHidden}
                />
              );
            })}
          </tbody>
        </table>
        <p class="scale rest">{isPair ? texts.pairScale : texts.scale}</p>
      </>,
      place,
    );
    reveal(place, [...place.querySelectorAll('tbody .here')].at(-1) ?? null);
    update();
  };
}

/** A list of what can be left out of the engine. */
const Omissions = ({ engine = 'classic', without = NOTHING, choose }: Own & Pick<Act, 'choose'>) => (
  <Choice
    label={texts.without}
    choices={Object.fromEntries(OMISSIONS[engine].map((one) => [one, texts.omission(one)]))}
    value={without}
    choose={(part) => choose({ without: part })}
  />
);

/**
 * The row of a ply, or of two searches two rows under one number.
 *
 * @param props `most` are the most positions of a ply, null for two searches.
 */
function Ply({
  row,
  most,
  step,
  isHere,
  isHidden,
}: {
  row: Row;
  most: number | null;
  step: number;
  isHere: boolean;
  isHidden: boolean;
}) {
  const { full, less } = row;
  const first = full ?? less;
  const rowOf = (name: string, ...cells: ComponentChildren[]) => (
    <tr
      class={isHere ? `${name} here`.trim() : name}
      hidden={isHidden}
      data-step={step}
      aria-current={isHere ? 'step' : undefined}
    >
      {cells}
    </tr>
  );
  const head = (
    <th scope="row" rowSpan={most === null ? 2 : undefined}>
      <button type="button">{first?.name}</button>
    </th>
  );
  if (full && most !== null) return rowOf('', head, cellsOf(full, full.spent, most), factorOf(full.growth));
  const longer = Math.max(full?.nodes ?? 0, less?.nodes ?? 0);
  return (
    <>
      {rowOf('full', head, cellsOf(full, full?.nodes, longer, signOf('●', texts.whole)), <td />)}
      {rowOf('less', cellsOf(less, less?.nodes, longer, signOf('✂', texts.less)), factorOf(ratioOf(row)))}
    </>
  );
}

function cellsOf(iteration: Iteration | undefined, count = 0, most: number, sign?: ComponentChildren) {
  const start = sign && <>{sign} </>;
  if (!iteration) return [<td class="move">{start}–</td>, <td colSpan={2}>{texts.over}</td>];
  return [
    <td class="move">
      {start}
      {moveOf(iteration)}
      {iteration.isChanged && <> {signOf('◆', texts.changed, 'changed')}</>}
    </td>,
    <td>{iteration.score}</td>,
    <td class="nodes">
      {countText('en', count)}
      <Bar share={count / most} />
    </td>,
  ];
}

const factorOf = (factor: number | null) => <td>{factor === null ? '–' : `×\u00a0${ratioText(factor)}`}</td>;

/** A sign with its meaning in words. */
const signOf = (text: string, title: string, name = 'sign') => (
  <span class={name} title={title} role="img" aria-label={title}>
    {text}
  </span>
);
