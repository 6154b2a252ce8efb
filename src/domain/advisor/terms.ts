import type { Language } from '../language.ts';
import { priceCents, situationMap } from '../products/product.ts';
import { longestReason, mostRecommendations, type Recommendation } from './advice.ts';
import { cutAtWord } from './cut-at-word.ts';
import type { Owned } from './owned.ts';

/** Other things that have a price, or that cost something other than money. */
const elsewhere = /\b(?:books?|ebooks?|livres?|api|lint|endpoint|webhooks?)\b/iu;

const money = String.raw`(?:[$€£]\s?\d+|\d+\s?(?:[$€£]|(?:us )?dollars?\b|usd\b|euros?\b|bucks\b|pounds\b))`;
const map = '(?:situation )?(?:map|report)';
const carte = '(?:la carte(?: de situation)?|le rapport)';

// Salaries, and what a job costs in energy, are not meant.
const signs = [
  // What it costs, and whether it is worth that
  String.raw`\bhow much (?:is|does|do|will|would) (?:it|this|that|the ${map}|i (?:have to )?pay)\b`,
  String.raw`what (?:does|will|would) (?:it|this|that|the ${map}) cost|what(?:'s| is) the price|price of the ${map}`,
  String.raw`worth[^.?!]{0,25}${money}|${money}[^.?!]{0,25}\bworth|worth (?:the (?:money|price)|paying for|buying)`,
  String.raw`\b(?:the|your) ${map}(?: really)? (?:is )?(?:worth|too expensive)|is (?:the|your) ${map} (?:really )?(?:worth|expensive)`,
  String.raw`combien (?:ça|cela|elle|${carte}|faut-il payer|dois-je payer|coûte(?:-t-elle| ${carte}))|quel est (?:le|son) (?:prix|tarif)|prix (?:de la carte|du rapport)`,
  String.raw`(?:vaut|valent|payer)[^.?!]{0,25}${money}|${money}[^.?!]{0,25}(?:vaut|valent)|vaut(?:-elle)? (?:son prix|la dépense)`,
  String.raw`${carte}(?: \S+){0,2} (?:vaut|trop chère?)|que coûte ${carte}`,
  // Refund
  String.raw`money back|(?:get|give|is there|do you|can i|what about|your)[^.?!]{0,30}\brefund`,
  String.raw`(?:puis-je|peut-on|est-ce que|êtes|serai|si je|me faire|votre)[^.?!]{0,40}\brembours`,
  // Sample
  String.raw`(?:see|show|read|have|get|is there)[^.?!]{0,20}\b(?:sample|example of (?:a|the) ${map})|\bsample (?:${map}|of (?:a|the) ${map})`,
  String.raw`exemple (?:de (?:la )?carte|du rapport|de rapport|d'une carte)`,
];

const asked = new RegExp(signs.join('|'), 'iu');

/**
 * Whether the question is what the situation map costs, whether the money is returned, or what a sample looks like. In
 * a conversation only the last paragraph counts: the ones before were answered.
 */
export function asksForTerms(prompt: string): boolean {
  const last = prompt.split(/\n\s*\n/u).at(-1) ?? '';
  return asked.test(last.replaceAll('’', "'")) && !elsewhere.test(last);
}

interface Facts {
  readonly owned: Owned;
  /** What the operator says about refunds, in their words; `undefined` if they say nothing. */
  readonly refund: string | undefined;
}

const dollars = priceCents(situationMap, { withPractitionerCode: false }) / 100;

const sentences: Readonly<
  Record<Language, { buyer: string; owner: string; refund: (said: string) => string; noRefund: string }>
> = {
  en: {
    buyer: `It costs ${dollars} US dollars, once, with every later map. Whether it is worth that to you, a whole sample shows before you pay.`,
    owner: 'You have bought it, and every later map is included: nothing more is to be paid.',
    refund: (said) => `On refunds: ${said}`,
    noRefund: 'No promise of a refund is published here: ask before you pay.',
  },
  fr: {
    buyer: `Elle coûte ${dollars} dollars américains, une seule fois, cartes suivantes comprises. Un exemple entier montre, avant l’achat, si elle les vaut pour vous.`,
    owner: 'Vous l’avez achetée, et toutes les cartes suivantes sont comprises : il n’y a plus rien à payer.',
    refund: (said) => `Remboursement : ${said}`,
    noRefund: 'Aucune promesse de remboursement n’est publiée ici : demandez avant de payer.',
  },
};

/** What the map costs, what that includes and what is said about refunds, before everything else that fits. */
export function withTerms(
  advised: readonly Recommendation[],
  language: Language,
  { owned, refund }: Facts,
): readonly Recommendation[] {
  const words = sentences[language];
  const said = refund?.replaceAll(/\s+/gu, ' ').trim();
  const reason = [
    owned.map ? words.owner : words.buyer,
    ...(said ? [words.refund(said)] : owned.map ? [] : [words.noRefund]),
  ].join(' ');
  return [
    { product: 'situation-map' as const, reason: cutAtWord(reason, longestReason) },
    ...advised.filter(({ product }) => product !== 'situation-map'),
  ].slice(0, mostRecommendations);
}
