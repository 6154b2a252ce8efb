import { escapeHtml } from '#adapters/presentation/escape-html.ts';
import { html, type Reply } from '../reply.ts';
import { pagePolicy } from '../security-headers.ts';
import { type PageParts, pageLayout } from './page-layout.ts';

/** A form that opens a login link with these fields. */
export const linkForm = (fields: Readonly<Record<string, string>>, button: string): string =>
  `<form method="get" action="/auth/callback">
${Object.entries(fields)
  .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
  .join('\n')}
<button>${escapeHtml(button)}</button>
</form>`;

/**
 * A page whose form leads to the application in the end. `form-action` must allow the application's origin, because
 * browsers also check redirects.
 */
export const loginPage = (parts: PageParts, appUrl: string): Reply =>
  html(200, pageLayout(parts), {
    'Content-Security-Policy': pagePolicy(new URL(appUrl).origin),
    'Content-Language': parts.language,
  });
