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
