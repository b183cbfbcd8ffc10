/** An element with a drawing that is not made of components, such as a diagram. */
import { createElement } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

export function Drawing({
  as = 'div',
  draw,
  ...attributes
}: {
  as?: 'div' | 'span';
  class?: string;
  'aria-hidden'?: 'true';
  'data-colours'?: string;
  /** Replaces the content after each rendering. */
  draw: (place: HTMLElement) => void;
}) {
  const place = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (place.current) draw(place.current);
  });
  return createElement(as, { ...attributes, ref: place });
}
