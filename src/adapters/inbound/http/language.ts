import Negotiator from 'negotiator';
import { defaultLanguage, type Language, languages } from '../../../domain/language.ts';

/** Browsers of one kind send the same header, so few different ones occur; a flood of invented ones is not kept. */
const known = new Map<string, Language>();
const knownAtMost = 1000;

/** The best of the languages of the service for an `Accept-Language` header; English when nothing fits. */
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
