import type { JSX } from 'preact';
import { unsentDraft } from '#adapters/inbound/web/drafts/use-draft-keeper.ts';
import { FailureNotice } from '#adapters/inbound/web/parts/failure-notice.tsx';
import { useAttempt } from '#adapters/inbound/web/parts/use-attempt.ts';
import { pathTo } from '#adapters/inbound/web/paths.ts';
import { logOut } from '#adapters/inbound/web/session/session.ts';
import type { Texts } from './account-texts.ts';

interface Props {
  readonly texts: Texts['leaving'];
  readonly userId: number;
}

/** Logs out in this browser, or on all devices. */
export function Leaving({ texts, userId }: Props): JSX.Element {
  const { isWorking, failure, attempt } = useAttempt();
  // No state is reset afterwards, because the document is replaced.
  const leave = (everywhere: boolean) => () =>
    void attempt(
      () => logOut({ everywhere }),
      () => undefined,
    );
  return (
    <section>
      <h2>{texts.title}</h2>
      <Unsent texts={texts} userId={userId} />
      <p>{texts.text}</p>
      <p class="actions">
        <button class="button quiet" aria-disabled={isWorking} onClick={leave(false)}>
          {texts.here}
        </button>
        <button class="button quiet" aria-disabled={isWorking} onClick={leave(true)}>
          {texts.everywhere}
        </button>
      </p>
      {failure && <FailureNotice failure={failure} />}
    </section>
  );
}

/** Warns of data that is only on this device and would be removed by the logout. */
const Unsent = ({ texts: { unsent }, userId }: Props): JSX.Element => (
  <>
    {(['answers', 'intake'] as const)
      .filter((kind) => unsentDraft(kind, userId) !== undefined)
      .map((kind) => (
        <p class="notice caution" key={kind}>
          {unsent[kind]} <a href={pathTo(kind === 'answers' ? 'assessment' : 'intake')}>{unsent.save}</a>
        </p>
      ))}
  </>
);
