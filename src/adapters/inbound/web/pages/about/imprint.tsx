import type { JSX } from 'preact';
import { useLoaded } from '../../parts/use-loaded.ts';
import { WhenLoaded } from '../../parts/when-loaded.tsx';
import { call } from '../../session/session.ts';
import type { Texts } from './about-texts.ts';

/** In whatever language it was written, and with its own lines. */
export function Imprint({ texts }: { readonly texts: Texts['imprint'] }): JSX.Element {
  const { loaded, reload } = useLoaded(() => call('GET /imprint'), []);
  return (
    <section>
      <h2 id={texts.id} tabIndex={-1}>
        {texts.title}
      </h2>
      <WhenLoaded loaded={loaded} onRetry={reload}>
        {({ text }) => <p class="imprint">{text ?? texts.unknown}</p>}
      </WhenLoaded>
    </section>
  );
}
