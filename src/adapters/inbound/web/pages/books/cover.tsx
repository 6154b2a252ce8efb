import type { JSX } from 'preact';
import type { Book } from '#adapters/inbound/web/api/api-types.ts';
import { keepTogether } from '#adapters/inbound/web/language/keep-together.ts';
import { coverOf, mainTitleOf } from './cover-of.ts';

interface Props {
  readonly book: Pick<Book, 'title' | 'language'>;
}

/** A cover drawn from the title, always the same for the same book. The title also stands beside it as text. */
export function Cover({ book: { title, language } }: Props): JSX.Element {
  const { nature, dots } = coverOf(title);
  return (
    <span class="cover-of-book" data-nature={nature} aria-hidden="true" lang={language}>
      <svg viewBox="0 0 30 30">
        {dots.map((radius, index) => (
          <circle key={index} cx={5 + 10 * (index % 3)} cy={5 + 10 * Math.floor(index / 3)} r={radius} />
        ))}
      </svg>
      <span>{keepTogether(mainTitleOf(title))}</span>
    </span>
  );
}
