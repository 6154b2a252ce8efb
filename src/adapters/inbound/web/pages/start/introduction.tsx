import type { JSX } from 'preact';
import { useFrame } from '../../frame/frame-context.ts';
import { Heading } from '../../parts/heading.tsx';
import { pathTo } from '../../paths.ts';
import { Example } from './example.tsx';
import type { Texts } from './start-texts.ts';

/** What this is, for those who have never been here. Without a price: only the service knows it. */
export function Introduction({ texts }: { readonly texts: Texts }): JSX.Element {
  const { language } = useFrame();
  return (
    <>
      <Heading title={texts.title} />
      <p class="lead">{texts.lead}</p>
      <p>
        <a class="button" href={pathTo('assessment')}>
          {texts.begin}
        </a>
      </p>
      <p class="soft">{texts.beginHint}</p>

      <h2>{texts.seen}</h2>
      <Example texts={texts.example} />

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
      <p>
        <a href={pathTo('map')}>{texts.map}</a>
      </p>
      <p>
        <a href={`/map/sample?language=${language}`}>{texts.sample}</a>
      </p>

      <h2>{texts.limits}</h2>
      <p>{texts.limitsText}</p>

      <h2>{texts.privacy}</h2>
      <p>{texts.privacyText}</p>
    </>
  );
}
