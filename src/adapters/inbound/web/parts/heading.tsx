import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useFrame } from '../frame/frame-context.ts';

interface Props {
  /** The title of the document, and the heading unless `children` are given. */
  readonly title: string;
  readonly children?: ComponentChildren;
  /** Gives the heading the focus even on the first page, because the person's action led to this state. */
  readonly takesFocus?: boolean;
}

/** The one heading of a page, which gets the focus when the page was opened from within the application. */
export function Heading({ title, children, takesFocus = false }: Props): JSX.Element {
  const { texts, address } = useFrame();
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    document.title = `${title} · ${texts.brand}`;
  }, [title, texts]);

  useEffect(() => {
    if (address.by === 'load' && !takesFocus) return;
    heading.current?.focus({ preventScroll: true });
    if (address.by !== 'link') return;
    scrollTo(0, 0);
    // A smooth scroll of the previous page may still be running. If the address names a part of the page, the page
    // scrolls there itself.
    if (location.hash === '') requestAnimationFrame(() => scrollTo(0, 0));
  }, [address.path]);

  return (
    <h1 ref={heading} tabIndex={-1}>
      {children ?? title}
    </h1>
  );
}
