import Negotiator from 'negotiator';
import { defaultLanguage, type Language, languages } from '#domain/language.ts';

/**
 * Browsers of one kind send the same header, so there are few different ones. The number of entries is limited, because
 * clients can invent headers.
 */
const known = new Map<string, Language>();
const knownAtMost = 1000;

/** The supported language that fits an `Accept-Language` header best; English if none fits. */
export function preferredLanguage(acceptLanguage: string | undefined): Language {
  if (acceptLanguage === undefined) return defaultLanguage;
  const remembered = known.get(acceptLanguage);
  if (remembered !== undefined) return remembered;
  const preferred = negotiate(acceptLanguage);
  if (known.size < knownAtMost) known.set(acceptLanguage, preferred);
  return preferred;
}

function negotiate(acceptLanguage: string): Language {
  const negotiator = new Negotiator({ headers: { 'accept-language': acceptLanguage } });
  const [best] = negotiator.languages([...languages]);
  return (best as Language | undefined) ?? defaultLanguage;
}
