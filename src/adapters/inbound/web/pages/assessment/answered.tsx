import type { JSX } from 'preact';
import { recallGuest } from '#adapters/inbound/web/drafts/guest-answers.ts';
import { fill } from '#adapters/inbound/web/language/fill.ts';
import { KeepingNote } from '#adapters/inbound/web/parts/keeping-note.tsx';
import type { ViewProps } from './view-props.ts';

/** The number of answered statements, in words and as a thin line, and whether the answers are saved. */
export function Answered({ statements, open, account, texts }: ViewProps): JSX.Element {
  const total = statements.length;
  const count = total - open.length;
  return (
    <div class="answered">
      <p class="count">{fill(texts.answered, { count, total })}</p>
      {account ? (
        <KeepingNote keeping={account.keeping} />
      ) : (
        <p class="keeping">{recallGuest() === undefined ? '' : texts.guest.kept}</p>
      )}
      <div class="progress" aria-hidden="true">
        <div style={{ width: `${(100 * count) / total}%` }} />
      </div>
    </div>
  );
}
