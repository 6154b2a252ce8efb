import type { JSX } from 'preact';
import { fill } from '#adapters/inbound/web/language/fill.ts';
import { EmailForm } from '#adapters/inbound/web/parts/email-form.tsx';
import { call, departed } from '#adapters/inbound/web/session/session.ts';
import type { Texts } from './account-texts.ts';

interface Props {
  readonly texts: Texts['deletion'];
  readonly email: string;
}

/** Deletes the account at once and for good, after the person has typed their own address. */
export const Deletion = ({ texts, email }: Props): JSX.Element => (
  <section class="deletion">
    <h2>{texts.title}</h2>
    <p>{texts.goes}</p>
    <p>{texts.stays}</p>
    <EmailForm
      label={texts.label}
      hint={fill(texts.hint, { email })}
      refusal={texts.refusal}
      action={texts.now}
      isDangerous
      send={(confirm) => call('DELETE /me', { body: { confirm } })}
      onDone={() => departed('deleted')}
    />
  </section>
);
