import { readdirSync, readFileSync } from 'node:fs';
import { escapeHtml } from '#adapters/presentation/escape-html.ts';
import { pageLayout } from '#adapters/inbound/http/pages/page-layout.ts';
import { Problem, problems, type ProblemCode } from '#adapters/inbound/http/problem.ts';
import { constant, html } from '#adapters/inbound/http/reply.ts';
import { type Answer, constantRoute, openRoute, type Route } from '#adapters/inbound/http/route.ts';
import { pagePolicy } from '#adapters/inbound/http/security-headers.ts';

const pageAnswer: Answer = { description: 'The page.', type: 'text/html; charset=utf-8' };
const tenMinutes = 600;
const aDay = 86_400;
const common = { subject: 'Operation', readableBy: 'application' } as const;

/** The few pages that are not part of the application. */
export function pageRoutes(): readonly Route[] {
  return [
    styleRoute('pages.css', 'showStyles', 'The style sheet of the pages'),
    styleRoute('report.css', 'showReportStyles', 'The style sheet of reports'),
    fontRoute(),
    openRoute({
      ...common,
      method: 'GET',
      path: '/problems/:code',
      name: 'explainProblem',
      summary: 'What a problem code means and what to do',
      answers: { 200: pageAnswer },
      problems: ['not_found'],
      worksAlone: true,
      handle: ({ params }) => {
        const { code } = params;
        if (code === undefined || !Object.hasOwn(problems, code)) throw new Problem('not_found');
        return html(200, problemPage(code as ProblemCode), { 'Content-Security-Policy': pagePolicy() });
      },
    }),
  ];
}

function styleRoute(file: string, name: string, summary: string): Route {
  const styles = constant(readFileSync(new URL(`../../pages/${file}`, import.meta.url)), {
    type: 'text/css; charset=utf-8',
    maxAgeSeconds: tenMinutes,
  });
  return constantRoute({
    ...common,
    path: `/static/${file}`,
    name,
    summary,
    answers: { 200: { description: 'The style sheet.', type: 'text/css; charset=utf-8' } },
    pick: () => styles,
  });
}

const fontFolder = new URL('../../../web/fonts/', import.meta.url);

/** The fonts of the application, so that these pages look the same. */
function fontRoute(): Route {
  const fonts = new Map(
    readdirSync(fontFolder)
      .filter((name) => name.endsWith('.woff2'))
      .map((name) => [name, fontOf(name)]),
  );
  return constantRoute({
    ...common,
    path: '/static/fonts/:file',
    name: 'showFont',
    summary: 'A font of the pages and reports',
    answers: { 200: { description: 'The font.', type: 'font/woff2' } },
    problems: ['not_found'],
    pick: (_ctx, { file }) => {
      const font = fonts.get(file);
      if (font === undefined) throw new Problem('not_found');
      return font;
    },
  });
}

const fontOf = (name: string) =>
  constant(readFileSync(new URL(name, fontFolder)), { type: 'font/woff2', maxAgeSeconds: aDay });

function problemPage(code: ProblemCode): string {
  const [status, title, advice] = problems[code];
  const main = `<h1>${escapeHtml(title)}</h1>
<p class="lead">${escapeHtml(advice)}</p>
<p>Status ${status}, code <code>${code}</code>.</p>`;
  return pageLayout({ language: 'en', title, main });
}
