import type { JSX } from 'preact';
import type { ReportDocument, ReportSection } from '#adapters/inbound/web/api/api-types.ts';
import { NatureGlyph } from '#adapters/inbound/web/parts/nature-glyph.tsx';
import type { Texts } from './map-texts.ts';
import { Plan } from './plan.tsx';
import { ReportContents } from './report-contents.tsx';

interface Props {
  readonly texts: Texts['map'];
  readonly mapId: number;
  readonly report: ReportDocument;
}

/** The report inside the application: with a table of contents that stays visible, and a plan with checkboxes. */
export const Report = ({ texts, mapId, report }: Props): JSX.Element => (
  <div class="reading">
    <ReportContents texts={texts} sections={report.sections} language={report.language} />
    <article class="report" lang={report.language}>
      <p class="subtitle">{report.subtitle}</p>
      {report.facts.map((line) => (
        <p key={line} class="facts">
          {line}
        </p>
      ))}
      {report.sections.map((section) => (
        <Section key={section.id} texts={texts} mapId={mapId} section={section} />
      ))}
      <p class="facts">{report.footer}</p>
    </article>
  </div>
);

interface SectionProps {
  readonly texts: Texts['map'];
  readonly mapId: number;
  readonly section: ReportSection;
}

/** Parts for readers who want all details. */
const isForFew = ({ part }: ReportSection): boolean => part === 'method' || part === 'appendix';

function Section({ texts, mapId, section }: SectionProps): JSX.Element {
  const { id, part, nature, kicker, title, html, milestones } = section;
  const content = (
    <>
      {/* HTML from the service, which escapes all text. */}
      <div class="written" dangerouslySetInnerHTML={{ __html: html }} />
      {part === 'plan' && <Plan texts={texts.plan} mapId={mapId} milestones={milestones} />}
    </>
  );
  return (
    <section id={id} data-part={part} aria-labelledby={`${id}-title`} tabIndex={-1}>
      {kicker && (
        <p class="kicker" data-nature={nature ?? undefined}>
          {nature && <NatureGlyph nature={nature} />} {kicker}
        </p>
      )}
      <h2 id={`${id}-title`}>{title}</h2>
      {isForFew(section) ? (
        <details class="folded">
          <summary>{texts.unfold[part === 'method' ? 'method' : 'appendix']}</summary>
          {content}
        </details>
      ) : (
        content
      )}
    </section>
  );
}
