import type { JSX } from 'preact';
import { useStore } from '#adapters/inbound/web/device/store.ts';
import type { PageProps } from '#adapters/inbound/web/frame/page-props.ts';
import { useFrame } from '#adapters/inbound/web/frame/frame-context.ts';
import { Heading } from '#adapters/inbound/web/parts/heading.tsx';
import { session } from '#adapters/inbound/web/session/session.ts';
import type { Texts } from './map-texts.ts';
import { Offer } from './offer.tsx';
import { OneMap } from './one-map.tsx';
import { OwnMaps } from './own-maps.tsx';
import { Paid } from './paid.tsx';

/** The page of the map, from the offer to the report, depending on who is logged in and what they have. */
export default function MapPage({ texts, part }: PageProps<Texts>): JSX.Element {
  const who = useStore(session);
  const checkout = useFrame().address.query.get('checkout');
  const user = 'user' in who ? who.user : undefined;
  if (part !== undefined) return <OneMap key={part} texts={texts} id={Number(part)} />;
  if (checkout === 'paid') return <Paid texts={texts} user={user} />;
  if (!user?.has_map)
    return <Offer texts={texts} isMember={user !== undefined} wasCancelled={checkout === 'cancelled'} />;
  return (
    <>
      <Heading title={texts.own.title} />
      <OwnMaps texts={texts.own} />
    </>
  );
}
