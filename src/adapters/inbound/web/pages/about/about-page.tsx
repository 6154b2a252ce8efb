import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { useFrame } from '../../frame/frame-context.ts';
import type { PageProps } from '../../frame/page-props.ts';
import { Heading } from '../../parts/heading.tsx';
import type { Texts } from './about-texts.ts';
import { Imprint } from './imprint.tsx';
import { Section } from './section.tsx';

/** How it is done, what it cannot do, what becomes of data, and who runs it. */
export default function AboutPage({ texts }: PageProps<Texts>): JSX.Element {
  useArrivalAtHash();
  const { sections, imprint } = texts;
  return (
    <>
      <Heading title={texts.title} />
      <p class="lead">{texts.lead}</p>
      <nav aria-label={texts.contents}>
        <ul class="contents">
          {[...sections, imprint].map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      {sections.map((section) => (
        <Section key={section.id} texts={section} />
      ))}
      <Imprint texts={imprint} />
    </>
  );
}

/** What an address names is drawn too late for the browser to find. On the way back, it knows the place itself. */
function useArrivalAtHash(): void {
  const { address } = useFrame();
  useEffect(() => {
    if (address.by === 'history') return;
    const named = document.getElementById(location.hash.slice(1));
    named?.focus({ preventScroll: true });
    named?.scrollIntoView();
  }, [address]);
}
