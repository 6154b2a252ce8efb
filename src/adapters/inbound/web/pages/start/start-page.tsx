import type { JSX } from 'preact';
import { useFrame } from '#adapters/inbound/web/frame/frame-context.ts';
import type { PageProps } from '#adapters/inbound/web/frame/page-props.ts';
import { Heading } from '#adapters/inbound/web/parts/heading.tsx';
import { pathTo } from '#adapters/inbound/web/paths.ts';
import { Introduction } from './introduction.tsx';
import type { Texts } from './start-texts.ts';

/** Introduces the service to visitors; after a logout or deletion, with a farewell. */
export default function StartPage({ texts }: PageProps<Texts>): JSX.Element {
  const farewell = useFrame().address.query.get('farewell');
  if (farewell === 'deleted') return <Farewell texts={texts.deleted} />;
  return (
    <>
      {farewell === 'logged-out' && <p class="notice">{texts.loggedOut}</p>}
      <Introduction texts={texts} />
    </>
  );
}

function Farewell({ texts }: { readonly texts: Texts['deleted'] }): JSX.Element {
  return (
    <>
      <Heading title={texts.title} takesFocus />
      <p class="lead">{texts.lead}</p>
      <p>{texts.kept}</p>
      <p class="actions">
        <a class="button quiet" href={pathTo('start')}>
          {texts.back}
        </a>
      </p>
    </>
  );
}
