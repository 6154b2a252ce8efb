import type { JSX } from 'preact';
import type { PageProps } from '#adapters/inbound/web/frame/page-props.ts';
import { Heading } from '#adapters/inbound/web/parts/heading.tsx';
import { pathTo } from '#adapters/inbound/web/paths.ts';

type Texts = typeof import('#adapters/inbound/web/texts/en/missing.json');

export default function MissingPage({ texts }: PageProps<Texts>): JSX.Element {
  return (
    <>
      <Heading title={texts.title} takesFocus />
      <p class="lead">{texts.lead}</p>
      <p class="actions">
        <a class="button" href={pathTo('start')}>
          {texts.toStart}
        </a>
      </p>
      <p>
        {texts.orElse} <a href={pathTo('advisor')}>{texts.toAdvisor}</a>
      </p>
    </>
  );
}
