import type { JSX } from 'preact';
import { goTo } from '#adapters/inbound/web/navigation/navigation.ts';
import { FailureNotice } from '#adapters/inbound/web/parts/failure-notice.tsx';
import { useAttempt } from '#adapters/inbound/web/parts/use-attempt.ts';
import { pathTo } from '#adapters/inbound/web/paths.ts';
import type { ViewProps } from './view-props.ts';

/** The way to the result once every statement has an answer. Without a login, the person gives an address first. */
export function Finish({ id, account, texts }: ViewProps & { readonly id?: string }): JSX.Element {
  const { isWorking, failure, attempt } = useAttempt();
  if (account === undefined)
    return (
      <a id={id} class="button" href={pathTo('assessment', 'save')}>
        {texts.review.submit}
      </a>
    );
  const finish = (): Promise<void> =>
    attempt(account.submit, (result) => goTo(pathTo('result', result.assessment_id), { replace: true }));
  return (
    <>
      <button id={id} type="button" class="button" aria-disabled={isWorking} onClick={() => void finish()}>
        {texts.review.submit}
      </button>
      {failure && <FailureNotice failure={failure} />}
    </>
  );
}
