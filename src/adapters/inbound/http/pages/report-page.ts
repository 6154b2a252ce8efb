import { escapeHtml } from '../../../presentation/escape-html.ts';
import type { ReportDocument } from '../../../presentation/report/report-document.ts';
import { reportHtml } from '../../../presentation/report/report-html.ts';
import { html, type Reply } from '../reply.ts';
import { pagePolicy } from '../security-headers.ts';

/** Whatever is reached by a report link is for one person: not for caches, not for search engines. */
export const privatePageHeaders = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex',
} as const satisfies Readonly<Record<string, string>>;

/** The element that brings the style sheet of reports. */
export const reportStyles = '<link rel="stylesheet" href="/static/report.css">';

export const reportPage = (report: ReportDocument): Reply =>
  html(200, reportMarkup(report, reportStyles), {
    ...privatePageHeaders,
    'Content-Security-Policy': pagePolicy(),
    'Content-Language': report.language,
  });

/** `styles` is the element that brings the style sheet of reports. */
export const reportMarkup = (report: ReportDocument, styles: string): string => `<!doctype html>
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
${reportHtml(report)}
</body>
</html>
`;
