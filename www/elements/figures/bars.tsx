/** Parts of pictures that several figures have. */

/**
 * A bar in a row of a table.
 *
 * @param props `share` is the length relative to the longest bar, from 0 to 1.
 */
export const Bar = ({ share }: { share: number }) => (
  <svg class="bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
    <rect class="bar-fill" y="1" height="4" width={(100 * share).toFixed(2)} />
  </svg>
);

/**
 * A line of scores: the window as a band, with a handle at each end, ● for what the side at the root already has and ✂
 * for what the other side has.
 *
 * @param props
 * - `at`: the place of a score, from 0 (the start of the line) to 100.
 * - `ticks`: scores with their texts.
 * - `alpha`, `beta`: the ends of the window; null for one that is open.
 */
export function NumberLine({
  at,
  ticks,
  alpha,
  beta,
  hasBand,
}: {
  at: (score: number) => number;
  ticks: readonly { score: number; text: string }[];
  alpha: number | null;
  beta: number | null;
  hasBand: boolean;
}) {
  const [from, to] = [alpha === null ? 0 : at(alpha), beta === null ? 100 : at(beta)];
  const mark = (name: string, score: number | null, text: string) => (
    <span
      key={text}
      class={name}
      hidden={score === null}
      style={{ insetInlineStart: score === null ? '' : `${at(score)}%` }}
    >
      {text}
    </span>
  );
  return (
    <div class="number-line" aria-hidden="true">
      <span
        class="window-band"
        hidden={!hasBand}
        style={{ insetInlineStart: `${from}%`, width: `${Math.max(0, to - from)}%` }}
      />
      {ticks.map(({ score, text }) => mark('tick', score, text))}
      {mark('alpha', alpha, '●')}
      {mark('beta', beta, '✂')}
    </div>
  );
}
