import type { Language } from '#domain/language.ts';
import { escapeHtml } from '#adapters/presentation/escape-html.ts';
import type { WebClient } from '#adapters/inbound/http/web-client.ts';

/** The place in the document where these elements are inserted. */
export const headMark = '<!--head-->';

interface Words {
  readonly name: string;
  /** The name below an icon on a home screen. */
  readonly shortName: string;
  readonly title: string;
  readonly description: string;
}

const words: Readonly<Record<Language, Words>> = {
  en: {
    name: 'Situation Assessment',
    shortName: 'Situation',
    title: 'Know how you work',
    description:
      'A free self-assessment: 76 short statements, ten minutes, and you see what comes naturally to you at work, what draws you, and how sure that is.',
  },
  fr: {
    name: 'Bilan de situation',
    shortName: 'Bilan',
    title: 'Comprendre comment vous travaillez',
    description:
      'Une auto-évaluation gratuite : 76 phrases courtes, dix minutes, et vous voyez ce qui vous vient naturellement au travail, ce qui vous attire, et avec quelle certitude.',
  },
};

const manifestPath = '/app/manifest.webmanifest';
const locales: Readonly<Record<Language, string>> = { en: 'en_GB', fr: 'fr_FR' };
/** The background colours in light and dark. */
const colors = { light: '#fbfaf7', dark: '#14181f' } as const;

type Assets = WebClient['assets'];

/**
 * Metadata of the application for search engines, previews on other sites and home screens. Every shared page leads to
 * the start page.
 */
export function headOf(language: Language, assets: Assets, baseUrl: string): string {
  const { name, title, description } = words[language];
  const [card] = pathsOf(assets, `card-${language}`);
  const [touchIcon] = pathsOf(assets, 'app-180');
  const named = { description, 'twitter:card': 'summary_large_image', 'application-name': name };
  const properties = {
    'og:type': 'website',
    'og:site_name': name,
    'og:title': title,
    'og:description': description,
    'og:locale': locales[language],
    'og:url': `${baseUrl}/app/`,
    ...(card !== undefined && { 'og:image': baseUrl + card, 'og:image:alt': title }),
  };
  return [
    ...Object.entries(named).map(([key, content]) => element('meta', { name: key, content })),
    ...Object.entries(properties).map(([property, content]) => element('meta', { property, content })),
    ...Object.entries(colors).map(([scheme, content]) =>
      element('meta', { name: 'theme-color', media: `(prefers-color-scheme: ${scheme})`, content }),
    ),
    element('link', { rel: 'manifest', href: manifestPath }),
    ...(touchIcon === undefined ? [] : [element('link', { rel: 'apple-touch-icon', href: touchIcon })]),
  ].join('\n    ');
}

const element = (tag: string, attributes: Readonly<Record<string, string>>): string =>
  `<${tag} ${Object.entries(attributes)
    .map(([name, value]) => `${name}="${escapeHtml(value)}"`)
    .join(' ')} />`;

/** The manifest, which browsers need to install the application. */
export const manifestOf = (language: Language, assets: Assets) => ({
  id: '/app/',
  name: words[language].name,
  short_name: words[language].shortName,
  description: words[language].description,
  lang: language,
  start_url: '/app/',
  scope: '/app/',
  display: 'standalone',
  background_color: colors.light,
  theme_color: colors.light,
  icons: [192, 512].flatMap((size) =>
    pathsOf(assets, `app-${size}`).map((src) => ({
      src,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any maskable',
    })),
  ),
});

/** File names contain a digest of the content. */
const pathsOf = (assets: Assets, name: string): readonly string[] =>
  [...assets.keys()].filter((file) => file.startsWith(`${name}-`)).map((file) => `/app/assets/${file}`);
