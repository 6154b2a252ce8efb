import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useStore } from '../../device/store.ts';
import { useFrame } from '../../frame/frame-context.ts';
import type { PageProps } from '../../frame/page-props.ts';
import { goTo } from '../../navigation/navigation.ts';
import { EmailForm } from '../../parts/email-form.tsx';
import { Heading } from '../../parts/heading.tsx';
import { pathTo } from '../../paths.ts';
import { askForLink } from '../../session/ask-for-link.ts';
import { takeReturnPath } from '../../session/return-to.ts';
import { session } from '../../session/session.ts';
import { MailSent } from './mail-sent.tsx';
import type { Texts } from './login-texts.ts';

/** A page of its own, and in place of pages that need to know who is there. */
export default function LoginPage({ texts }: PageProps<Texts>): JSX.Element {
  const { address } = useFrame();
  const isMember = useStore(session).state === 'member';
  const [email, setEmail] = useState('');
  const [isSent, setSent] = useState(false);

  // In place of another page, that page appears by itself.
  useEffect(() => {
    if (isMember && location.pathname === pathTo('login'))
      goTo(takeReturnPath() ?? pathTo('start'), { replace: true });
  }, [isMember]);

  if (isSent) return <MailSent texts={texts} email={email} onChange={() => setSent(false)} />;
  return (
    <>
      <Heading
        title={address.place?.page === 'login' ? texts.title : texts.titleFirst}
        takesFocus={email !== ''}
      />
      <p class="lead">{texts.lead}</p>
      <EmailForm
        label={texts.email}
        refusal={texts.refusal}
        action={texts.send}
        typed={email}
        send={askForLink}
        onDone={(sentTo) => {
          setEmail(sentTo);
          setSent(true);
        }}
      />
      <p class="soft">{texts.nothingElse}</p>
    </>
  );
}
