import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useFrame } from '../frame/frame-context.ts';

interface Props {
  /** Of the document; also the heading, unless there is another. */
  readonly title: string;
  readonly children?: ComponentChildren;
  /** Even on the first page: this state of it follows what the person did. */
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
    if (address.by === 'link') scrollTo(0, 0);
  }, [address.path]);

  return (
    <h1 ref={heading} tabIndex={-1}>
      {children ?? title}
    </h1>
  );
}
