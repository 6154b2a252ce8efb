import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { FailureNotice } from '#adapters/inbound/web/parts/failure-notice.tsx';
import { Heading } from '#adapters/inbound/web/parts/heading.tsx';
import { useAttempt } from '#adapters/inbound/web/parts/use-attempt.ts';
import { askForLink, type LinkPurpose } from '#adapters/inbound/web/session/ask-for-link.ts';
import type { Texts } from './login-texts.ts';

interface Props {
  readonly texts: Texts;
  readonly email: string;
  readonly purpose: LinkPurpose;
  /** Whether this login also saves answers. They are in this browser, so the link has to be opened here. */
  readonly isForAnswers: boolean;
  readonly onChange: () => void;
}

/** Shown after the link was requested: the second step happens in the mailbox. */
export function MailSent({ texts: { sent }, email, purpose, isForAnswers, onChange }: Props): JSX.Element {
  const { isWorking, failure, attempt } = useAttempt();
  const [said, setSaid] = useState('');
  const facts = [sent.subjects[purpose], ...sent.facts];

  function sendAgain(): void {
    setSaid('');
    void attempt(
      () => askForLink(email, purpose),
      () => setSaid(sent.again),
    );
  }

  return (
    <>
      <Heading title={sent.title} takesFocus />
      <p class="lead">
        {sent.lead} <strong class="address">{email}</strong>
      </p>
      <List items={isForAnswers ? [sent.here, ...facts] : facts} />
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
