/** An element with a drawing that is not made of components, such as a diagram. */
import { createElement } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { ButtonHTMLAttributes } from 'preact';

export function Drawing({
  as = 'div',
  draw,
  ...attributes
}: {
  as?: 'div' | 'span' | 'button';
  /** Replaces the content after each rendering. */
  draw: (place: HTMLElement) => void;
} & Omit<ButtonHTMLAttributes, 'as' | 'children' | 'ref'>) {
  const place = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (place.current) draw(place.current);
  });
  return createElement(as, { ...attributes, ref: place });
}
