import type { JSX } from 'preact';
import type { ReportDocument, ReportSection } from '#adapters/inbound/web/api/api-types.ts';
import { useFrame } from '#adapters/inbound/web/frame/frame-context.ts';
import { NatureGlyph } from '#adapters/inbound/web/parts/nature-glyph.tsx';
import { useLoaded } from '#adapters/inbound/web/parts/use-loaded.ts';
import { call } from '#adapters/inbound/web/session/session.ts';
import type { Texts } from './map-texts.ts';

interface Props {
  readonly texts: Texts['offer']['sample'];
}

/** The parts that show best what the report contains. */
const shown = ['letter', 'finding', 'plan'] as const;
const placeOf = { letter: 'letter', finding: 'finding-1', plan: 'plan' } as const;

/** The beginnings of some pages of the sample report, and a link to the whole sample. */
export function SamplePages({ texts }: Props): JSX.Element {
  const { language } = useFrame();
  const { loaded } = useLoaded(() => call('GET /map/sample/document', { query: { language } }), [language]);
  return (
    <section>
      <h2>{texts.title}</h2>
      <p>{texts.text}</p>
      <ul class="leaves">
        {shown.map((part) => (
          <li key={part}>
            <Leaf section={loaded.state === 'loaded' ? sectionOf(loaded.data, part) : undefined} />
            <a class="caption" href={`/map/sample?language=${language}#${placeOf[part]}`}>
              {texts.captions[part]}
            </a>
          </li>
        ))}
      </ul>
      <p class="actions">
        <a class="button quiet" href={`/map/sample?language=${language}`}>
          {texts.read}
        </a>
        <a href={`/map/sample/pdf?language=${language}`}>{texts.pdf}</a>
      </p>
    </section>
  );
}

const sectionOf = ({ sections }: ReportDocument, part: (typeof shown)[number]): ReportSection | undefined =>
  sections.find((section) => section.part === part);

/** A picture of a page, hidden from screen readers: the link below leads to the full text. */
const Leaf = ({ section }: { readonly section: ReportSection | undefined }): JSX.Element => (
  <div class="leaf" aria-hidden="true" inert>
    {section && (
      <div class="report">
        {section.kicker && (
          <p class="kicker" data-nature={section.nature ?? undefined}>
            {section.nature && <NatureGlyph nature={section.nature} />} {section.kicker}
          </p>
        )}
        <p class="title">{section.title}</p>
        {/* HTML from the service, which escapes all text. */}
        <div class="written" dangerouslySetInnerHTML={{ __html: withoutIds(section.html) }} />
        {section.milestones.slice(0, 2).map(({ title, label, steps }) => (
          <div class="milestone" key={title}>
            <p class="title">
              {label} {title}
            </p>
            {steps.map(({ id, text }) => (
              <p key={id} class="step">
                {text}
              </p>
            ))}
          </div>
        ))}
      </div>
    )}
  </div>
);

/** Removes ids and turns headings into paragraphs: no link or heading list may lead into this picture. */
const withoutIds = (html: string): string =>
  html.replaceAll(/ (?:id|aria-labelledby)="[^"]*"/g, '').replaceAll(/<(\/?)h3/g, '<$1p');
