import type { JSX } from 'preact';
import { useLoaded } from '#adapters/inbound/web/parts/use-loaded.ts';
import { WhenLoaded } from '#adapters/inbound/web/parts/when-loaded.tsx';
import { call } from '#adapters/inbound/web/session/session.ts';
import type { Texts } from './about-texts.ts';

/** The text as the operator wrote it, in its own language and with its line breaks. */
export function Imprint({ texts }: { readonly texts: Texts['imprint'] }): JSX.Element {
  const { loaded, reload } = useLoaded(() => call('GET /imprint'), []);
  return (
    <section>
      <h2 id={texts.id} tabIndex={-1}>
        {texts.title}
      </h2>
      <WhenLoaded loaded={loaded} onRetry={reload}>
        {({ text, is_trial: isTrial }) => (
          <p class="imprint">{text ?? (isTrial ? texts.trial : texts.unknown)}</p>
        )}
      </WhenLoaded>
    </section>
  );
}
