import type { Language } from '#domain/language.ts';
import { escapeHtml } from '#adapters/presentation/escape-html.ts';
import type { ReportDocument } from '#adapters/presentation/report/report-document.ts';
import { reportHtml } from '#adapters/presentation/report/report-html.ts';
import { html, type Reply } from '../reply.ts';
import { pagePolicy } from '../security-headers.ts';

/** Pages behind a report link are for one person, so caches and search engines must not store them. */
export const privatePageHeaders = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex',
} as const satisfies Readonly<Record<string, string>>;

/** The HTML element that loads the style sheet of reports. */
export const reportStyles = '<link rel="stylesheet" href="/static/report.css">';

/**
 * A link back to the application, if this service serves it: to the map itself, or to the page about maps and their
 * price.
 */
export interface WayBack {
  readonly to: 'map' | 'offer';
  readonly path: string;
}

const words = {
  en: { map: 'Your map? Read it in the application', offer: 'What a situation map is, and its price' },
  fr: {
    map: 'C’est votre carte\u202F? La lire dans l’application',
    offer: 'Ce qu’est une carte de situation, et son prix',
  },
} as const satisfies Readonly<Record<Language, Readonly<Record<WayBack['to'], string>>>>;

export const reportPage = (report: ReportDocument, wayBack?: WayBack): Reply =>
  html(200, reportMarkup(report, reportStyles, wayBack), {
    ...privatePageHeaders,
    'Content-Security-Policy': pagePolicy(),
    'Content-Language': report.language,
  });

/** `styles` is the HTML element that loads the style sheet of reports. */
export const reportMarkup = (
  report: ReportDocument,
  styles: string,
  wayBack?: WayBack,
): string => `<!doctype html>
<html lang="${report.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${escapeHtml(`${report.title}, ${report.subtitle}`)}</title>
<link rel="icon" href="data:,">
${styles}
</head>
<body>
${reportHtml(report)}${wayBack === undefined ? '' : `\n${wayBackHtml(wayBack, report.language)}`}
</body>
</html>
`;

/**
 * The last element of the document, so that screen readers read the report first; the style sheet shows it above the
 * report.
 */
const wayBackHtml = ({ to, path }: WayBack, language: Language): string =>
  `<nav class="back"><a href="${escapeHtml(path)}">${escapeHtml(words[language][to])}</a></nav>`;
