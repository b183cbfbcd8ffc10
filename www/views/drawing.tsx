/** What is not made of components, among what is: drawings such as a diagram, and elements. */
import { createElement } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { ButtonHTMLAttributes } from 'preact';

/** An element with a drawing. */
export function Drawing({
  as = 'div',
  look,
  draw,
  ...attributes
}: {
  as?: 'div' | 'p' | 'span' | 'button';
  role?: 'img' | 'radio';
  /** What is drawn: the same is not drawn again. */
  look?: string;
  /** Replaces the content after a rendering. */
  draw: (place: HTMLElement) => void;
} & Omit<ButtonHTMLAttributes, 'as' | 'children' | 'ref' | 'role'>) {
  const place = useRef<HTMLElement>(null);
  const looks = look === undefined ? undefined : [look];
  useLayoutEffect(() => {
    if (place.current) draw(place.current);
  }, looks);
  return createElement(as, { ...attributes, ref: place });
}

function Elements({ elements }: { elements: readonly (Node | string)[] }) {
  const place = useRef<HTMLDivElement>(null);
  // They are drawn by whoever made them, so that only the first rendering counts.
  useLayoutEffect(() => place.current?.replaceWith(...elements), []);
  return <div ref={place} />;
}

/** Elements as the content of a component. */
export const elementsOf = (elements: readonly (Node | string)[]) => <Elements elements={elements} />;
