import type { JSX } from 'preact';
import { useFrame } from '../../frame/frame-context.ts';
import { Heading } from '../../parts/heading.tsx';
import { pathTo } from '../../paths.ts';
import type { Texts } from './map-texts.ts';
import { PurchaseBox } from './purchase-box.tsx';

interface Props {
  readonly texts: Texts;
  readonly isMember: boolean;
  /** Somebody comes back from the payment page without having paid. */
  readonly wasCancelled: boolean;
}

/** For those who do not have the map: what it is, what it takes, what it costs. */
export function Offer({ texts, isMember, wasCancelled }: Props): JSX.Element {
  const { language } = useFrame();
  const { lead, sections, limits, sample, assessment, method } = texts.offer;
  return (
    <div class="offer">
      <div>
        <Heading title={texts.title} />
        {wasCancelled && <p class="notice">{texts.purchase.cancelled}</p>}
        <p class="lead">{lead}</p>
      </div>
      <PurchaseBox texts={texts.purchase} isMember={isMember} />
      <div>
        {sections.map(({ title, items }) => (
          <section key={title}>
            <h2>{title}</h2>
            <dl class="points">
              {items.map(({ name, text }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <p>{limits}</p>
        <p class="actions">
          <a href={`/map/sample?language=${language}`}>{sample}</a>
          <a href={pathTo('assessment')}>{assessment}</a>
          <a href={`${pathTo('about')}#method`}>{method}</a>
        </p>
      </div>
    </div>
  );
}
