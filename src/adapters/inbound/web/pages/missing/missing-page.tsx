import type { JSX } from 'preact';
import type { PageProps } from '../../frame/page-props.ts';
import { Heading } from '../../parts/heading.tsx';
import { pathTo } from '../../paths.ts';

type Texts = typeof import('../../texts/en/missing.json');

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
