import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { User } from '#adapters/inbound/web/api/api-types.ts';
import { fill } from '#adapters/inbound/web/language/fill.ts';
import { Heading } from '#adapters/inbound/web/parts/heading.tsx';
import { askWhoIsThere } from '#adapters/inbound/web/session/session.ts';
import type { Texts } from './map-texts.ts';
import { OwnMaps } from './own-maps.tsx';

interface Props {
  readonly texts: Texts;
  /** `undefined` if nobody is logged in here any more. */
  readonly user: User | undefined;
}

/**
 * Shown after the return from the payment page. The payment service confirms the payment to the server, not to the
 * browser.
 */
export function Paid({ texts: { paid, own }, user }: Props): JSX.Element {
  useConfirmation(user?.has_map === false);
  return (
    <>
      <Heading title={paid.title} />
      <p class="lead" role="status">
        {user?.has_map ? fill(paid.confirmed, { email: user.email }) : paid.confirming}
      </p>
      {user?.has_map && <OwnMaps texts={own} />}
    </>
  );
}

/**
 * Requests the user again and again until the payment is confirmed; each pause is a second longer than the one before.
 */
function useConfirmation(isAwaited: boolean): void {
  const [looks, setLooks] = useState(1);
  useEffect(() => {
    if (!isAwaited) return undefined;
    const timer = setTimeout(() => void askWhoIsThere().then(() => setLooks(looks + 1)), looks * 1_000);
    return () => clearTimeout(timer);
  }, [isAwaited, looks]);
}
