import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Price } from '../../api/api-types.ts';
import type { Failure } from '../../api/call.ts';
import { recall, remember } from '../../device/device-store.ts';
import { useFrame } from '../../frame/frame-context.ts';
import { goTo } from '../../navigation/navigation.ts';
import { pathTo } from '../../paths.ts';
import { wishToReturnTo } from '../../session/return-to.ts';
import { askWhoIsThere, call } from '../../session/session.ts';

/** On this device it outlives the way to the payment page and back; the address carries it through a login. */
const codeName = 'practitioner_code';

export type Purchase = ReturnType<typeof usePurchase>;

/** Begins to buy the map. The server decides on the price, with the code that is in the field then. */
export function usePurchase() {
  const { query } = useFrame().address;
  const [codeAtFirst] = useState(() => query.get(codeName) ?? (recall(codeName) as string | undefined) ?? '');
  const [code, setCode] = useState(codeAtFirst);
  const [reduced, setReduced] = useState<Price>();
  const [failure, setFailure] = useState<Failure>();
  const [isOpening, setOpening] = useState(false);
  // The same purchase sent twice is one; with another code it is another.
  const idempotencyKey = useMemo(() => crypto.randomUUID(), [code]);

  useEffect(() => {
    if (codeAtFirst !== '') void apply();
  }, []);

  /** What was said of a code is not said of another. */
  function changeCode(changed: string): void {
    setCode(changed);
    setReduced(undefined);
    setFailure(undefined);
  }

  async function apply(): Promise<void> {
    remember(codeName, code);
    const quoted = await call('GET /checkout/price', { query: { practitioner_code: code } });
    setReduced(quoted.ok && code.trim() !== '' ? quoted.data : undefined);
    setFailure(quoted.ok ? undefined : quoted.failure);
  }

  function logIn(): void {
    wishToReturnTo(`${pathTo('map')}?${codeName}=${encodeURIComponent(code)}`);
    goTo(pathTo('login'));
  }

  async function buy(): Promise<void> {
    if (isOpening) return;
    setOpening(true);
    remember(codeName, code);
    const body = { product: 'situation-map', practitioner_code: code } as const;
    const opened = await call('POST /checkout', { body, idempotencyKey });
    if (opened.ok) location.assign(opened.data.checkout_url);
    else await learnWhy(opened.failure);
    setOpening(false);
  }

  /** Bought in another tab meanwhile, it is theirs already. */
  async function learnWhy(refused: Failure): Promise<void> {
    setFailure(refused);
    if (refused.kind === 'unreachable' || refused.code !== 'already_purchased') return;
    await askWhoIsThere();
    goTo(pathTo('intake'));
  }

  // Of what is sent, only the code comes from the person.
  const codeFault = failure?.kind === 'problem' ? failure.errors[0]?.code : undefined;
  const failureElse = codeFault === undefined ? failure : undefined;
  return { codeAtFirst, code, changeCode, codeFault, failureElse, reduced, isOpening, apply, buy, logIn };
}
