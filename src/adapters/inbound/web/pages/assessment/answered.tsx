import type { JSX } from 'preact';
import { fill } from '../../language/fill.ts';
import type { ViewProps } from './view-props.ts';

/** How many statements have an answer: in words, and as a thin line beneath them. */
export function Answered({ statements, open, texts }: ViewProps): JSX.Element {
  const total = statements.length;
  const count = total - open.length;
  return (
    <>
      <p class="answered">{fill(texts.answered, { count, total })}</p>
      <div class="progress" aria-hidden="true">
        <div style={{ width: `${(100 * count) / total}%` }} />
      </div>
    </>
  );
}
