/** An element with a drawing that is not made of components, such as a diagram. */
import { createElement } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { ButtonHTMLAttributes } from 'preact';

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
