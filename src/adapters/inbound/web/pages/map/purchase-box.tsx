import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Price } from '#adapters/inbound/web/api/api-types.ts';
import { useFrame } from '#adapters/inbound/web/frame/frame-context.ts';
import { fill } from '#adapters/inbound/web/language/fill.ts';
import { money } from '#adapters/inbound/web/language/format.ts';
import { FailureNotice } from '#adapters/inbound/web/parts/failure-notice.tsx';
import { describedBy, Field } from '#adapters/inbound/web/parts/field.tsx';
import { useInstallation } from '#adapters/inbound/web/parts/use-installation.ts';
import { useLoaded } from '#adapters/inbound/web/parts/use-loaded.ts';
import { WhenLoaded } from '#adapters/inbound/web/parts/when-loaded.tsx';
import { call } from '#adapters/inbound/web/session/session.ts';
import type { Texts } from './map-texts.ts';
import { type Purchase, usePurchase } from './use-purchase.ts';

interface Props {
  readonly texts: Texts['purchase'];
  readonly isMember: boolean;
}

/** The price of the map, and the button that leads to the payment. */
export function PurchaseBox({ texts, isMember }: Props): JSX.Element {
  const { language } = useFrame();
  const { loaded, reload } = useLoaded(() => call('GET /checkout/price'), []);
  const refund = useInstallation()?.refund;
  const purchase = usePurchase();
  const { reduced, failureElse, isOpening } = purchase;
  const inWords = ({ price_cents, currency }: Price): string => money(price_cents, currency, language);

  return (
    <div class="card purchase">
      <WhenLoaded loaded={loaded} onRetry={reload}>
        {(full) => (
          <p class="price" role="status">
            {reduced
              ? fill(texts.reduced, { price: inWords(reduced), former: inWords(full) })
              : inWords(full)}
          </p>
        )}
      </WhenLoaded>
      <p class="soft">{texts.scope}</p>
      <ul class="includes">
        {texts.includes.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <CodeForm texts={texts} purchase={purchase} />
      {failureElse && <FailureNotice failure={failureElse} />}
      <button
        class="button"
        aria-disabled={isOpening}
        onClick={() => void (isMember ? purchase.buy() : purchase.logIn())}
      >
        {isOpening ? texts.buying : isMember ? texts.buy : texts.logIn}
      </button>
      <p class="hint">{texts.terms}</p>
      {refund && <p class="hint as-written">{refund}</p>}
    </div>
  );
}

interface CodeProps {
  readonly texts: Texts['purchase'];
  readonly purchase: Purchase;
}

/** Few people have a code, so the field is open only if a code was given. */
function CodeForm({
  texts,
  purchase: { codeAtFirst, code, changeCode, codeFault, apply },
}: CodeProps): JSX.Element {
  const faults: Readonly<Record<string, string>> = texts.faults;
  const fault = codeFault && (faults[codeFault] ?? texts.faults.code_unknown);
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    // The focus stays on the heading if the page opens with a stored code that is no longer valid.
    if (fault && document.activeElement?.matches('button')) field.current?.focus();
  }, [fault]);

  return (
    <details open={codeAtFirst !== ''}>
      <summary>{texts.haveCode}</summary>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void apply();
        }}
      >
        <Field id="code" label={texts.code} fault={fault}>
          <input
            id="code"
            ref={field}
            value={code}
            autocomplete="off"
            autocapitalize="characters"
            spellcheck={false}
            onInput={({ currentTarget }) => changeCode(currentTarget.value)}
            {...describedBy('code', { fault })}
          />
        </Field>
        <button class="button quiet">{texts.apply}</button>
      </form>
    </details>
  );
}
