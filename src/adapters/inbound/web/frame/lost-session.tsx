import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useStore } from '../device/store.ts';
import { fill } from '../language/fill.ts';
import { describeFailure } from '../parts/failure-notice.tsx';
import { askForLink } from '../session/ask-for-link.ts';
import { askWhoIsThere, departed, session } from '../session/session.ts';
import { useFrame } from './frame-context.ts';

/** Shown above a page whose session has ended: a link to log in again, while the page stays as it is. */
export function LostSession(): JSX.Element {
  const who = useStore(session);
  // The region is always in the document, so that screen readers announce what appears in it.
  return <div role="alert">{who.state === 'lost' && <WayBack email={who.user.email} />}</div>;
}

function WayBack({ email }: { readonly email: string }): JSX.Element {
  const { texts, language } = useFrame();
  const { title, kept, send, sent, check, notYet, leave } = texts.lostSession;
  const [isWorking, setWorking] = useState(false);
  const [said, setSaid] = useState<string>();
  const [isSent, setSent] = useState(false);

  async function attempt(work: () => Promise<string | undefined>): Promise<void> {
    if (isWorking) return;
    setWorking(true);
    setSaid(await work());
    setWorking(false);
  }

  const sendLink = async (): Promise<string> => {
    const asked = await askForLink(email);
    if (!asked.ok) return describeFailure(asked.failure, texts, language);
    setSent(true);
    return fill(sent, { email });
  };

  const lookAgain = async (): Promise<string | undefined> => {
    const asked = await askWhoIsThere();
    if (asked.ok) return undefined;
    return asked.failure.kind === 'problem' && asked.failure.status === 401
      ? notYet
      : describeFailure(asked.failure, texts, language);
  };

  return (
    <section class="notice caution" aria-labelledby="lost-session">
      <h2 id="lost-session">{title}</h2>
      <p>{kept}</p>
      {said !== undefined && <p>{said}</p>}
      <p class="actions">
        <button
          class={isSent ? 'button quiet' : 'button'}
          aria-disabled={isWorking}
          onClick={() => void attempt(sendLink)}
        >
          {fill(send, { email })}
        </button>
        {isSent && (
          <button class="button" aria-disabled={isWorking} onClick={() => void attempt(lookAgain)}>
            {check}
          </button>
        )}
        <button class="plain" onClick={() => departed('logged-out')}>
          {leave}
        </button>
      </p>
    </section>
  );
}
