import type { Language } from '#domain/language.ts';
import { escapeHtml } from '#adapters/presentation/escape-html.ts';

/** The content of a mail before layout. All of it is plain text. */
export interface MailContent {
  readonly language: Language;
  readonly subject: string;
  /** The text that mail programs show next to the subject. */
  readonly preview: string;
  readonly heading: string;
  /** Facts that the reader may look up later, one per line above the text. */
  readonly facts?: readonly { readonly label: string; readonly text: string }[];
  readonly opening: string;
  /** The one link of the mail. */
  readonly action: { readonly label: string; readonly link: string };
  readonly notes: readonly string[];
  readonly closing: string;
}

export interface MailText {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** The name under which mails are sent and signed, unless the operator has set another sender. */
export const serviceNames = {
  en: 'Situation Assessment',
  fr: 'Bilan de situation',
} as const satisfies Record<Language, string>;

export const layOutMail = (content: MailContent): MailText => ({
  subject: content.subject,
  text: textOf(content),
  html: htmlOf(content),
});

function textOf({ language, heading, facts = [], opening, action, notes, closing }: MailContent): string {
  const lines = facts.map(({ label, text }) => `${label}${colons[language]} ${text}`).join('\n');
  const parts = [heading, lines, opening, action.link, ...notes, `${closing}\n${serviceNames[language]}`];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

const colons = { en: ':', fr: '\u00A0:' } as const satisfies Record<Language, string>;

/**
 * Uses tables and inline styles, because Outlook renders with Word and some mail programs drop the style element. That
 * element contains only optional styles: dark colours, and narrower margins on phones.
 */
function htmlOf(content: MailContent): string {
  const { language, subject, preview, heading, facts, opening, action, notes, closing } = content;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${escapeHtml(subject)}</title>
<style>${styleSheet}</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f2f3f5">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}${previewPadding}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
<tr><td class="frame" align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:520px">
<tr><td class="quiet" style="${fonts};padding:0 0 12px;font-size:14px;line-height:20px;color:#555b66">${serviceNames[language]}</td></tr>
<tr><td class="card" style="${fonts};padding:32px 32px 16px;border-radius:8px;background:#ffffff;color:#1b1f27">
<h1 style="margin:0 0 16px;font-size:24px;line-height:32px;font-weight:600">${escapeHtml(heading)}</h1>
${facts === undefined ? '' : factTable(facts)}
${paragraph(opening)}
${button(action)}
${notes.map(paragraph).join('\n')}
</td></tr>
<tr><td class="quiet" style="${fonts};padding:16px 0 0;font-size:14px;line-height:20px;color:#555b66;word-break:break-word">${escapeHtml(closing)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

const fonts = `font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif`;

const styleSheet = `
a.button:hover,a.button:focus{background:#164744}
@media (max-width:480px){.frame{padding:16px 12px!important}.card{padding:24px 20px 8px!important}}
@media (prefers-color-scheme:dark){
.page{background:#14161a!important}
.card{background:#20242b!important;color:#eceef2!important}
.quiet{color:#a9b0bc!important}
}
`;

/** Prevents mail programs from filling the preview with the next text. */
const previewPadding = '&#847;&zwnj;&nbsp;'.repeat(60);

const paragraph = (text: string): string =>
  `<p style="margin:0 0 16px;font-size:16px;line-height:24px">${escapeHtml(text)}</p>`;

const factTable = (facts: NonNullable<MailContent['facts']>): string =>
  `<table cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px">
${facts.map(factRow).join('\n')}
</table>`;

const factRow = ({ label, text }: { readonly label: string; readonly text: string }): string =>
  `<tr><th class="quiet" scope="row" align="left" style="${fonts};padding:2px 24px 2px 0;font-size:16px;line-height:24px;font-weight:400;color:#555b66">${escapeHtml(label)}</th>
<td style="${fonts};padding:2px 0;font-size:16px;line-height:24px">${escapeHtml(text)}</td></tr>`;

/** The colour is set on the cell too, because Outlook ignores the padding and background of a link. */
const button = ({ label, link }: MailContent['action']): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr>
<td style="border-radius:6px;background:#1f5f5b"><a class="button" href="${escapeHtml(link)}" style="${fonts};display:inline-block;padding:14px 28px;border-radius:6px;background:#1f5f5b;color:#ffffff;font-size:16px;line-height:20px;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></td>
</tr></table>`;
