import type { JSX } from 'preact';
import { FailureNotice } from '../../parts/failure-notice.tsx';
import { saveFile } from '../../parts/save-file.ts';
import { useAttempt } from '../../parts/use-attempt.ts';
import { call } from '../../session/session.ts';
import type { Texts } from './account-texts.ts';

/** All that is held about the person, as a file. It is made here, so that a failure is told on the page. */
export function OwnData({ texts }: { readonly texts: Texts['data'] }): JSX.Element {
  const { isWorking, failure, attempt } = useAttempt();
  const download = (): Promise<void> =>
    attempt(
      () => call('GET /me/export'),
      (data) => saveFile('my-data.json', 'application/json', `${JSON.stringify(data, null, 2)}\n`),
    );
  return (
    <section>
      <h2>{texts.title}</h2>
      <p>{texts.text}</p>
      <p class="actions">
        <button class="button quiet" aria-disabled={isWorking} onClick={() => void download()}>
          {texts.all}
        </button>
      </p>
      {failure && <FailureNotice failure={failure} />}
    </section>
  );
}
