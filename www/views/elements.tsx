/** Elements that are not made by components, among those that are. */
import { useLayoutEffect, useRef } from 'preact/hooks';

function Elements({ elements }: { elements: readonly (Node | string)[] }) {
  const place = useRef<HTMLDivElement>(null);
  // They are drawn by whoever made them, so that only the first rendering counts.
  useLayoutEffect(() => place.current?.replaceWith(...elements), []);
  return <div ref={place} />;
}

/** Elements as the content of a component. */
export const elementsOf = (elements: readonly (Node | string)[]) => <Elements elements={elements} />;
