import type { JSX } from 'preact';
import { Heading } from '#adapters/inbound/web/parts/heading.tsx';
import { useInstallation } from '#adapters/inbound/web/parts/use-installation.ts';
import { pathTo } from '#adapters/inbound/web/paths.ts';
import type { Texts } from './map-texts.ts';
import { PurchaseBox } from './purchase-box.tsx';
import { SamplePages } from './sample-pages.tsx';

interface Props {
  readonly texts: Texts;
  readonly isMember: boolean;
  /** The person came back from the payment page without paying. */
  readonly wasCancelled: boolean;
}

/** For people who do not have the map: what it is, sample pages, what it needs and its price. */
export function Offer({ texts, isMember, wasCancelled }: Props): JSX.Element {
  const { headline, lead, sections, limits, method, assessment } = texts.offer;
  return (
    <div class="offer">
      <div class="opening">
        <Heading title={texts.title}>{headline}</Heading>
        {wasCancelled && <p class="notice">{texts.purchase.cancelled}</p>}
        <p class="lead">{lead}</p>
      </div>
      <PurchaseBox texts={texts.purchase} isMember={isMember} />
      <div class="all-of-it">
        <SamplePages texts={texts.offer.sample} />
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
        <section>
          <h2>{limits.title}</h2>
          <p>{limits.text}</p>
        </section>
        <Conditions texts={texts.offer.conditions} />
        <p class="actions">
          <a href={pathTo('assessment')}>{assessment}</a>
          <a href={`${pathTo('about')}#method`}>{method}</a>
        </p>
      </div>
    </div>
  );
}

/** The conditions in the operator's own words. Shows nothing if the operator has configured none. */
function Conditions({ texts }: { readonly texts: Texts['offer']['conditions'] }): JSX.Element {
  const said = useInstallation();
  return (
    <>
      {(['refund', 'terms', 'contact'] as const).map(
        (name) =>
          said?.[name] && (
            <section key={name}>
              <h2>{texts[name]}</h2>
              <p class="as-written">{said[name]}</p>
            </section>
          ),
      )}
    </>
  );
}
