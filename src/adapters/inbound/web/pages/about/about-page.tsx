import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { useFrame } from '#adapters/inbound/web/frame/frame-context.ts';
import type { PageProps } from '#adapters/inbound/web/frame/page-props.ts';
import { Heading } from '#adapters/inbound/web/parts/heading.tsx';
import type { Texts } from './about-texts.ts';
import { Imprint } from './imprint.tsx';
import { Section } from './section.tsx';

/** How the assessment works, its limits, what happens to data, and who runs the service. */
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

/**
 * The browser looks for the part named in the address before it is rendered, so this scrolls there. On the way back,
 * the browser restores the position itself.
 */
function useArrivalAtHash(): void {
  const { address } = useFrame();
  useEffect(() => {
    if (address.by === 'history') return;
    const named = document.getElementById(location.hash.slice(1));
    named?.focus({ preventScroll: true });
    named?.scrollIntoView();
  }, [address]);
}
