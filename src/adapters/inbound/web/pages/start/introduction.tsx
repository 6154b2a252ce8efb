import type { JSX } from 'preact';
import { recallGuest } from '#adapters/inbound/web/drafts/guest-answers.ts';
import { useFrame } from '#adapters/inbound/web/frame/frame-context.ts';
import { Heading } from '#adapters/inbound/web/parts/heading.tsx';
import { pathTo } from '#adapters/inbound/web/paths.ts';
import { Example } from './example.tsx';
import type { Texts } from './start-texts.ts';

/** Explains the service to new visitors. It has no price, because only the service knows the price. */
export function Introduction({ texts }: { readonly texts: Texts }): JSX.Element {
  const { language } = useFrame();
  const isBegun = recallGuest() !== undefined;
  return (
    <>
      <div class="hero">
        <div>
          <Heading title={texts.title} />
          <p class="lead">{texts.lead}</p>
          <p>
            <a class="button" href={pathTo('assessment', isBegun ? undefined : 1)}>
              {isBegun ? texts.goOn : texts.begin}
            </a>
          </p>
          <p class="soft">{isBegun ? texts.goOnHint : texts.beginHint}</p>
        </div>
        <section class="card" aria-labelledby="seen">
          <h2 id="seen">{texts.seen}</h2>
          <Example texts={texts.example} />
        </section>
      </div>

      <h2>{texts.how}</h2>
      <ol class="way">
        {texts.steps.map(({ title, time, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p class="soft">{time}</p>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <p class="actions">
        <a class="button quiet" href={`/map/sample?language=${language}`}>
          {texts.sample}
        </a>
        <a href={pathTo('map')}>{texts.map}</a>
      </p>

      <div class="promises">
        <section>
          <h2>{texts.limits}</h2>
          <p>{texts.limitsText}</p>
        </section>
        <section>
          <h2>{texts.privacy}</h2>
          <p>{texts.privacyText}</p>
        </section>
      </div>
    </>
  );
}
