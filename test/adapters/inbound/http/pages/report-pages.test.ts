import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { reportFailurePage, reportLinkSentPage } from '#adapters/inbound/http/pages/report-link-pages.ts';
import { reportPage } from '#adapters/inbound/http/pages/report-page.ts';
import { Problem, type ProblemCode } from '#adapters/inbound/http/problem.ts';
import type { Reply } from '#adapters/inbound/http/reply.ts';
import { composeReport } from '#adapters/presentation/report/compose-report.ts';
import { reportParts } from '#adapters/presentation/report/report-document.ts';
import { languages } from '#domain/language.ts';
import { sampleSituation } from '#domain/situation-map/report/sample.ts';
import { aNarrative } from '#test/support/makers/narratives.ts';
import { people } from '#test/support/makers/invented-people.ts';
import { factsAbout } from '#test/support/makers/people.ts';

const loginUrl = 'https://app.example.com/start?a=1&b=2';
const renewAction = '/map/report/renew?id=1&email=a%40example.com&sig=%22%3E%3Cscript%3E"><script>';

const pageOf = ({ body }: Reply): string => (body.kind === 'bytes' ? body.bytes.toString() : '');
const failure = (code: ProblemCode, language: 'en' | 'fr' = 'en', ways = { loginUrl, renewAction }) =>
  reportFailurePage(new Problem(code), language, ways);

const facts = factsAbout(people[1]!, 'fr');
const report = composeReport({ ...facts, narrative: aNarrative(facts.profile) });

test.each([
  ['the report', reportPage(report)],
  ['an expired link', failure('signature_expired')],
  ['the answer to the button', reportLinkSentPage('en')],
])('%s is for one person: no cache, no search engine, strict policy', (_, { headers }) => {
  expect(headers).toMatchObject({
    'Cache-Control': 'private, no-store',
    'X-Robots-Tag': 'noindex',
    'Content-Type': 'text/html; charset=utf-8',
  });
  expect(headers['Content-Security-Policy']).toMatch(/style-src 'self'; .*form-action 'self';/);
});

describe('the page of a report', () => {
  test('is in the language of the report, with an external style sheet', () => {
    const { status, headers } = reportPage(report);
    const page = pageOf(reportPage(report));
    expect(status).toBe(200);
    expect(headers['Content-Language']).toBe('fr');
    expect(page).toContain('<html lang="fr">');
    expect(page).toContain('<link rel="stylesheet" href="/static/report.css">');
    expect(page).toContain('<title>Votre carte de situation, Responsable d’équipe, service client');
    expect(page).not.toMatch(/<script|<style|\sstyle=/);
  });

  test('uses only classes in the style sheet or without style, and the style sheet uses no others', () => {
    const styles = readFileSync('src/adapters/inbound/http/pages/report.css', 'utf8');
    const used = classesIn(
      pageOf(reportPage({ ...report, notice: 'A sample.' }, { to: 'offer', path: '/app/map' })),
    );
    const known = new Set(
      [...styles.replaceAll(/url\(.*?\)/g, '').matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name!),
    );
    expect([...used.difference(known)]).toEqual(['method']);
    expect([...known.difference(used)]).toEqual([]);
  });

  test('leads back to the application where there is one, in the language of the report', () => {
    const page = pageOf(reportPage(report, { to: 'map', path: '/app/map/7' }));
    expect(page).toContain('<a href="/app/map/7">C’est votre carte\u202F? La lire dans l’application</a>');
    expect(pageOf(reportPage(report))).not.toContain('/app/');
  });

  test('finds its parts in the style sheet by names that reports use', () => {
    const styles = readFileSync('src/adapters/inbound/http/pages/report.css', 'utf8');
    const named = [...styles.matchAll(/\[data-part='(\w+)'\]/g)].map(([, part]) => part!);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((part) => !reportParts.some((one) => one === part))).toEqual([]);
  });

  test('of the sample says so above everything else', () => {
    const sample = sampleSituation('fr');
    const narrative = aNarrative(sample.profile);
    const page = pageOf(reportPage(composeReport({ ...sample, narrative, isSample: true })));
    expect(page).toMatch(/<header>\n<p class="note method" role="note">Un exemple[^<]+<\/p>\n<h1>/);
    expect(pageOf(reportPage(report))).not.toContain('Un exemple');
  });
});

const classesIn = (page: string): ReadonlySet<string> =>
  new Set([...page.matchAll(/class="([^"]+)"/g)].flatMap(([, names]) => names!.split(' ')));

describe('a report link that fails in a browser', () => {
  test.each([
    ['signature_invalid', 403, 'This link does not work', 'Ce lien ne fonctionne pas'],
    ['signature_expired', 403, 'This link has expired', 'Ce lien a expiré'],
    ['purchase_revoked', 403, 'This report is closed', 'Ce rapport est fermé'],
    ['not_found', 404, 'This link does not work', 'Ce lien ne fonctionne pas'],
    ['map_not_ready', 409, 'Your report is being written', 'Votre rapport est en cours de rédaction'],
    [
      'database_unavailable',
      503,
      'We cannot show your report right now',
      'Votre rapport ne peut pas s’afficher pour le moment',
    ],
    [
      'internal_error',
      500,
      'We cannot show your report right now',
      'Votre rapport ne peut pas s’afficher pour le moment',
    ],
  ] as const)('shows a page in the language of the reader: %s', (code, status, english, french) => {
    for (const language of languages) {
      const reply = failure(code, language);
      expect(reply.status).toBe(status);
      expect(reply.headers['Content-Language']).toBe(language);
      expect(pageOf(reply)).toContain(`<h1>${language === 'en' ? english : french}</h1>`);
    }
  });

  test('has a button for a new one if it has expired, and a link to the login', () => {
    const page = pageOf(failure('signature_expired'));
    expect(page).toContain(
      '<form method="post" action="/map/report/renew?id=1&amp;email=a%40example.com&amp;sig=',
    );
    expect(page).toContain('<button>Send me a new link</button>');
    expect(page).toContain('href="https://app.example.com/start?a=1&amp;b=2"');
    expect(page).not.toContain('<script');
  });

  test('has no button for a new one if only the owner may request it', () => {
    expect(pageOf(failure('signature_invalid'))).not.toContain('<form');
    const withoutRenewal = pageOf(reportFailurePage(new Problem('signature_expired'), 'fr', { loginUrl }));
    expect(withoutRenewal).not.toContain('<form');
    expect(withoutRenewal).toContain('Se connecter');
  });

  test.each(['purchase_revoked', 'database_unavailable', 'internal_error', 'rate_limited'] as const)(
    'does not offer a login that would not help: %s',
    (code) => {
      expect(pageOf(failure(code))).not.toMatch(/<form|<a /);
    },
  );

  test('lets its button send its origin, which the check against other sites needs', () => {
    expect(failure('signature_expired').headers['Referrer-Policy']).toBe('same-origin');
  });

  test('keeps the headers of the problem', () => {
    const problem = new Problem('map_not_ready', { headers: { 'Retry-After': '3' } });
    expect(reportFailurePage(problem, 'en', { loginUrl }).headers['Retry-After']).toBe('3');
    expect(failure('database_unavailable').headers['Retry-After']).toBe('5');
  });
});

test('the answer to the button says that a link was sent, but not to whom', () => {
  expect(pageOf(reportLinkSentPage('en'))).toContain('<h1>A new link is on its way</h1>');
  expect(pageOf(reportLinkSentPage('fr'))).toContain('<h1>Un nouveau lien est en route</h1>');
  expect(pageOf(reportLinkSentPage('fr'))).not.toContain('@');
});
