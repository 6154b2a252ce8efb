import type { JSX } from 'preact';
import { unsentDraft } from '../../drafts/use-draft-keeper.ts';
import { FailureNotice } from '../../parts/failure-notice.tsx';
import { useAttempt } from '../../parts/use-attempt.ts';
import { pathTo } from '../../paths.ts';
import { logOut } from '../../session/session.ts';
import type { Texts } from './account-texts.ts';

interface Props {
  readonly texts: Texts['leaving'];
  readonly userId: number;
}

/** Out of here, or out of everywhere. */
export function Leaving({ texts, userId }: Props): JSX.Element {
  const { isWorking, failure, attempt } = useAttempt();
  // The document is replaced then.
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

/** What is on this device only would go with the logout. */
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
