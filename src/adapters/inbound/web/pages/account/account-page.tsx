import type { JSX } from 'preact';
import { useStore } from '#adapters/inbound/web/device/store.ts';
import type { PageProps } from '#adapters/inbound/web/frame/page-props.ts';
import { Heading } from '#adapters/inbound/web/parts/heading.tsx';
import { pathTo } from '#adapters/inbound/web/paths.ts';
import { session } from '#adapters/inbound/web/session/session.ts';
import { Deletion } from './deletion.tsx';
import { Leaving } from './leaving.tsx';
import { OwnData } from './own-data.tsx';
import type { Texts } from './account-texts.ts';

/** Shows who is logged in, and offers logout, download of personal data and deletion. */
export default function AccountPage({ texts }: PageProps<Texts>): JSX.Element | null {
  const who = useStore(session);
  if (!('user' in who)) return null;
  const { email, id, has_map: hasMap } = who.user;
  return (
    <>
      <Heading title={texts.title} />
      <dl class="particulars">
        <dt>{texts.email}</dt>
        <dd>{email}</dd>
        <dt>{texts.map.title}</dt>
        <dd>
          <a href={pathTo('map')}>{hasMap ? texts.map.owned : texts.map.notOwned}</a>
        </dd>
        <dt>{texts.mailLanguage.title}</dt>
        <dd>{texts.mailLanguage.text}</dd>
      </dl>
      <Leaving texts={texts.leaving} userId={id} />
      <OwnData texts={texts.data} />
      <Deletion texts={texts.deletion} email={email} />
    </>
  );
}
