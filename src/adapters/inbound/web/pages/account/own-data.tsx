import type { JSX } from 'preact';
import { FailureNotice } from '#adapters/inbound/web/parts/failure-notice.tsx';
import { saveFile } from '#adapters/inbound/web/parts/save-file.ts';
import { useAttempt } from '#adapters/inbound/web/parts/use-attempt.ts';
import { call } from '#adapters/inbound/web/session/session.ts';
import type { Texts } from './account-texts.ts';

/** Everything that is stored about the person, as a file. It is created here, so that a failure can be shown on the page. */
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
