import { readFileSync } from 'node:fs';
import { escapeHtml } from '../../../presentation/escape-html.ts';
import { pageLayout } from '../pages/page-layout.ts';
import { Problem, problems, type ProblemCode } from '../problem.ts';
import { constant, html } from '../reply.ts';
import { type Answer, constantRoute, openRoute, type Route } from '../route.ts';
import { pagePolicy } from '../security-headers.ts';

const pageAnswer: Answer = { description: 'The page.', type: 'text/html; charset=utf-8' };
const tenMinutes = 600;
const common = { subject: 'Operation', readableBy: 'application' } as const;

/** The few pages that are not the application. */
export function pageRoutes(): readonly Route[] {
  return [
    styleRoute('pages.css', 'showStyles', 'The style sheet of the pages'),
    styleRoute('report.css', 'showReportStyles', 'The style sheet of reports'),
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
  const styles = constant(readFileSync(new URL(`../pages/${file}`, import.meta.url)), {
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

function problemPage(code: ProblemCode): string {
  const [status, title, advice] = problems[code];
  const main = `<h1>${escapeHtml(title)}</h1>
<p class="lead">${escapeHtml(advice)}</p>
<p>Status ${status}, code <code>${code}</code>.</p>`;
  return pageLayout({ language: 'en', title, main });
}
