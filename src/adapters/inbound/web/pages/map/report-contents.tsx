import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { ReportSection } from '#adapters/inbound/web/api/api-types.ts';
import type { Language } from '#adapters/inbound/web/language/language.ts';
import type { Texts } from './map-texts.ts';

interface Props {
  readonly texts: Texts['map'];
  readonly sections: readonly ReportSection[];
  readonly language: Language;
}

/**
 * The table of contents, beside the report on a wide screen and above it on a phone. It stays visible and marks the
 * part that is being read.
 */
export function ReportContents({ texts, sections, language }: Props): JSX.Element {
  const entries = entriesOf(sections);
  const current = useSectionInView(entries);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // On a phone the list is one line that scrolls sideways; this brings the current entry into view.
    const link = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (link) list.current?.scrollTo({ left: link.offsetLeft - list.current.offsetLeft - 16 });
  }, [current]);
  return (
    <nav class="contents-in-view" aria-label={texts.contents}>
      <ul ref={list}>
        {entries.map(({ id, part, title }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {part === 'finding' ? texts.parts.finding : <span lang={language}>{title}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** All findings share the entry of the first one. */
const entriesOf = (sections: readonly ReportSection[]): readonly ReportSection[] =>
  sections.filter(({ part }, index) => part !== 'finding' || sections[index - 1]?.part !== 'finding');

/** The line at which people read: 30 % below the top of the window. */
const readingLine = '-30% 0px -70% 0px';

function useSectionInView(entries: readonly ReportSection[]): string | undefined {
  const [current, setCurrent] = useState(entries[0]?.id);
  useEffect(() => {
    const seen = (changes: readonly IntersectionObserverEntry[]): void => {
      const entered = changes.find(({ isIntersecting }) => isIntersecting)?.target.id;
      if (entered !== undefined)
        setCurrent(entries.some(({ id }) => id === entered) ? entered : findingsIn(entries));
    };
    const observer = new IntersectionObserver(seen, { rootMargin: readingLine });
    for (const section of document.querySelectorAll('.report > section')) observer.observe(section);
    // The last part may be too short to reach the line.
    const atTheEnd = (): void => {
      const { bottom } = document.querySelector('.report')!.getBoundingClientRect();
      if (scrollY > 0 && bottom <= innerHeight) setCurrent(entries.at(-1)?.id);
    };
    addEventListener('scroll', atTheEnd, { passive: true });
    return () => {
      observer.disconnect();
      removeEventListener('scroll', atTheEnd);
    };
  }, [entries.length]);
  return current;
}

const findingsIn = (entries: readonly ReportSection[]): string | undefined =>
  entries.find(({ part }) => part === 'finding')?.id;
