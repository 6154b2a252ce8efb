import type { JSX } from 'preact';
import { pathTo } from '#adapters/inbound/web/paths.ts';
import { sheets } from './questions.ts';
import type { Texts } from './words.ts';

interface Props {
  readonly current: string | undefined;
  readonly texts: Texts;
}

export const stepsIn = ({ sheets: words, review }: Texts) => [
  ...sheets.map(({ name }, index) => ({ part: String(index + 1), ...words[name] })),
  { part: 'review', ...review },
];

/** Links to all pages in their order; each can be opened at any time. */
export const Steps = ({ current, texts }: Props): JSX.Element => (
  <nav class="intake-steps" aria-label={texts.steps}>
    <ol>
      {stepsIn(texts).map(({ part, short }) => (
        <li key={part}>
          <a href={pathTo('intake', part)} aria-current={part === current ? 'step' : undefined}>
            {short}
          </a>
        </li>
      ))}
    </ol>
  </nav>
);
