import type { Language } from '#domain/language.ts';
import { escapeHtml } from '#adapters/presentation/escape-html.ts';

export interface PageParts {
  readonly language: Language;
  readonly title: string;
  /** HTML. */
  readonly main: string;
}

/** A page without scripts; its only style sheet comes from this service. */
export const pageLayout = ({ language, title, main }: PageParts): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/static/pages.css">
</head>
<body>
<main>
${main}
</main>
</body>
</html>
`;
