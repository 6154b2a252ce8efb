import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { FailureNotice } from '../../parts/failure-notice.tsx';
import { Heading } from '../../parts/heading.tsx';
import { useAttempt } from '../../parts/use-attempt.ts';
import { askForLink } from '../../session/ask-for-link.ts';
import type { Texts } from './login-texts.ts';

interface Props {
  readonly texts: Texts;
  readonly email: string;
  readonly onChange: () => void;
}

/** The second of two steps, which happens in the mailbox. */
export function MailSent({ texts: { sent }, email, onChange }: Props): JSX.Element {
  const { isWorking, failure, attempt } = useAttempt();
  const [said, setSaid] = useState('');

  function sendAgain(): void {
    setSaid('');
    void attempt(
      () => askForLink(email),
      () => setSaid(sent.again),
    );
  }

  return (
    <>
      <Heading title={sent.title} takesFocus />
      <p class="lead">
        {sent.lead} <strong class="address">{email}</strong>
      </p>
      <List items={sent.facts} />
      <details>
        <summary>{sent.nothingCame}</summary>
        <List items={sent.advice} />
      </details>
      <p class="actions">
        <button class="button quiet" aria-disabled={isWorking} onClick={sendAgain}>
          {sent.resend}
        </button>
        <button class="plain" onClick={onChange}>
          {sent.otherAddress}
        </button>
      </p>
      <p role="status">{said}</p>
      {failure && <FailureNotice failure={failure} />}
    </>
  );
}

const List = ({ items }: { readonly items: readonly string[] }): JSX.Element => (
  <ul>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);
