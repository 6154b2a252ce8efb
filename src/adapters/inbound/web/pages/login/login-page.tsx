import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useStore } from '#adapters/inbound/web/device/store.ts';
import { claimGuest, countOf, recallGuest } from '#adapters/inbound/web/drafts/guest-answers.ts';
import { useFrame } from '#adapters/inbound/web/frame/frame-context.ts';
import type { PageProps } from '#adapters/inbound/web/frame/page-props.ts';
import { goTo } from '#adapters/inbound/web/navigation/navigation.ts';
import { EmailForm } from '#adapters/inbound/web/parts/email-form.tsx';
import { Heading } from '#adapters/inbound/web/parts/heading.tsx';
import { pathTo } from '#adapters/inbound/web/paths.ts';
import { askForLink } from '#adapters/inbound/web/session/ask-for-link.ts';
import { takeReturnPath } from '#adapters/inbound/web/session/return-to.ts';
import { session } from '#adapters/inbound/web/session/session.ts';
import { MailSent } from './mail-sent.tsx';
import type { Texts } from './login-texts.ts';
import { purposeAt } from './purpose.ts';

/** A page of its own; also shown in place of pages that need a login. */
export default function LoginPage({ texts }: PageProps<Texts>): JSX.Element {
  const { address } = useFrame();
  const isMember = useStore(session).state === 'member';
  const [email, setEmail] = useState('');
  const [isSent, setSent] = useState(false);
  const purpose = purposeAt(address.place, countOf(recallGuest()));
  const linkPurpose = purpose === 'result' ? 'result' : 'login';
  const isForAnswers = purpose === 'result' || purpose === 'answers';
  const { title, lead, send } = texts.purposes[purpose];

  // If it is shown in place of another page, that page appears by itself after the login.
  useEffect(() => {
    if (isMember && location.pathname === pathTo('login'))
      goTo(takeReturnPath() ?? pathTo('start'), { replace: true });
  }, [isMember]);

  function ask(to: string) {
    if (isForAnswers) claimGuest(to);
    return askForLink(to, linkPurpose);
  }

  if (isSent)
    return (
      <MailSent
        texts={texts}
        email={email}
        purpose={linkPurpose}
        isForAnswers={isForAnswers}
        onChange={() => setSent(false)}
      />
    );
  return (
    <>
      <Heading title={title} takesFocus={email !== ''} />
      <p class="lead">{lead}</p>
      <EmailForm
        label={texts.email}
        refusal={texts.refusal}
        action={send}
        typed={email}
        send={ask}
        onDone={(sentTo) => {
          setEmail(sentTo);
          setSent(true);
        }}
      />
      <p class="soft">{texts.nothingElse}</p>
    </>
  );
}
