import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Price } from '#adapters/inbound/web/api/api-types.ts';
import type { Failure } from '#adapters/inbound/web/api/call.ts';
import { recall, remember } from '#adapters/inbound/web/device/device-store.ts';
import { useFrame } from '#adapters/inbound/web/frame/frame-context.ts';
import { goTo } from '#adapters/inbound/web/navigation/navigation.ts';
import { pathTo } from '#adapters/inbound/web/paths.ts';
import { rememberReturnPath } from '#adapters/inbound/web/session/return-to.ts';
import { askWhoIsThere, call } from '#adapters/inbound/web/session/session.ts';

/**
 * Stored on this device, so that it is still there after a visit to the payment page. During a login, the address
 * carries the code.
 */
const codeName = 'practitioner_code';

export type Purchase = ReturnType<typeof usePurchase>;

/** Starts the purchase of the map. The server decides on the price from the code in the field at that moment. */
export function usePurchase() {
  const { query } = useFrame().address;
  const [codeAtFirst] = useState(() => query.get(codeName) ?? (recall(codeName) as string | undefined) ?? '');
  const [code, setCode] = useState(codeAtFirst);
  const [reduced, setReduced] = useState<Price>();
  const [failure, setFailure] = useState<Failure>();
  const [isOpening, setOpening] = useState(false);
  // The same purchase sent twice counts once; a purchase at another price is a new one.
  const idempotencyKey = useMemo(() => crypto.randomUUID(), [code, reduced === undefined]);
  // The code is the only part of the request that the person enters, so every fault is about the code.
  const codeFault = failure?.kind === 'problem' ? failure.errors[0]?.code : undefined;
  const isCodeOpen = code.trim() !== '' && reduced === undefined && codeFault === undefined;

  useEffect(() => {
    if (codeAtFirst !== '') void apply();
  }, []);

  /** A message about one code does not apply to another. */
  function changeCode(changed: string): void {
    setCode(changed);
    setReduced(undefined);
    setFailure(undefined);
  }

  /** Only a code that the server has accepted is stored. */
  async function apply(): Promise<Price | undefined> {
    const quoted = await call('GET /checkout/price', { query: { practitioner_code: code } });
    const price = quoted.ok && code.trim() !== '' ? quoted.data : undefined;
    remember(codeName, price && code);
    setReduced(price);
    setFailure(quoted.ok ? undefined : quoted.failure);
    return price;
  }

  function logIn(): void {
    const carried =
      codeFault === undefined && code.trim() !== '' ? `?${codeName}=${encodeURIComponent(code)}` : '';
    rememberReturnPath(pathTo('map') + carried);
    goTo(pathTo('login'));
  }

  /** A code that was not checked yet is checked first. After a refusal, the person can still buy at the full price. */
  async function buy(): Promise<void> {
    if (isOpening) return;
    setOpening(true);
    const price = isCodeOpen ? await apply() : reduced;
    if (price !== undefined || !isCodeOpen) await open(price && code);
    setOpening(false);
  }

  async function open(practitionerCode: string | undefined): Promise<void> {
    const body = {
      product: 'situation-map',
      ...(practitionerCode !== undefined && { practitioner_code: practitionerCode }),
    } as const;
    const opened = await call('POST /checkout', { body, idempotencyKey });
    if (opened.ok) location.assign(opened.data.checkout_url);
    else await learnWhy(opened.failure);
  }

  /** The map may have been bought in another tab in the meantime; the session then needs an update. */
  async function learnWhy(refused: Failure): Promise<void> {
    setFailure(refused);
    if (refused.kind === 'problem' && refused.errors.length > 0) setReduced(undefined);
    if (refused.kind === 'unreachable' || refused.code !== 'already_purchased') return;
    await askWhoIsThere();
    goTo(pathTo('intake'));
  }

  const failureElse = codeFault === undefined ? failure : undefined;
  return { codeAtFirst, code, changeCode, codeFault, failureElse, reduced, isOpening, apply, buy, logIn };
}
