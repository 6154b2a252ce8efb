import type { Nature } from '../../../../domain/scoring/dimensions.ts';
import { dimensionName } from '../../../presentation/report/dimension-names.ts';
import { extremesOf } from '../cases.ts';
import type { Findings, PlacedNature, RatedNature } from '../findings.ts';
import { isPlaced } from '../findings.ts';

/** With a true minus. */
export const num = (value: number): string => (value < 0 ? `−${Math.abs(value)}` : `${value}`);

/** In French, 0 and 1 are singular. */
export const points = (value: number): string => `${num(value)} ${Math.abs(value) < 2 ? 'point' : 'points'}`;

/** With its sign, where the sign is the message. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : num(value));

export function list(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} et ${last}`;
}

export const capital = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

/** An infinitive, so masculine and singular where something agrees with it. */
export const nameOf = (nature: Nature): string => dimensionName(nature, 'fr');

export const named = ({ nature }: { readonly nature: Nature }): string => nameOf(nature);

const startsWithVowel = (text: string): boolean => /^[aeiouyàâéèêëîïôöûüœ]/iu.test(text);

/** "De" before a phrase, contracted with its article and elided where French asks for it. */
export function de(phrase: string): string {
  if (phrase.startsWith('le ')) return `du ${phrase.slice(3)}`;
  if (phrase.startsWith('les ')) return `des ${phrase.slice(4)}`;
  return startsWithVowel(phrase) ? `d’${phrase}` : `de ${phrase}`;
}

/** "À" before a phrase, contracted with its article. */
export function au(phrase: string): string {
  if (phrase.startsWith('le ')) return `au ${phrase.slice(3)}`;
  return phrase.startsWith('les ') ? `aux ${phrase.slice(4)}` : `à ${phrase}`;
}

export const que = (phrase: string): string => (startsWithVowel(phrase) ? `qu’${phrase}` : `que ${phrase}`);

const isTarget = ({ profile }: Findings): boolean => profile.roleBasis === 'target';

/** Masculine, as all that names the role; "de" and "à" before it by `de` and `au`. */
export const role = (findings: Findings): string => (isTarget(findings) ? 'le poste visé' : 'votre poste');

/** With its title, in the person's own words. */
export function titledRole(findings: Findings): string {
  const { roleTitle } = findings;
  return roleTitle === null ? role(findings) : `${role(findings)} « ${roleTitle} »`;
}

/** "Demande" of the role that is, "demanderait" of the one that is aimed for. */
export const does = (findings: Findings, present: string, conditional: string): string =>
  isTarget(findings) ? conditional : present;

export const asks = (findings: Findings): string => does(findings, 'demande', 'demanderait');
export const gives = (findings: Findings): string => does(findings, 'donne', 'donnerait');
export const takes = (findings: Findings): string => does(findings, 'prend', 'prendrait');
export const returns = (findings: Findings): string => does(findings, 'rend', 'rendrait');

/** How far person and role overlap, else what else is known of the whole; with its article, for `de` and `au`. */
export function fit(findings: Findings): string {
  const { overall } = findings.profile.alignment;
  return overall === null ? soFar(findings) : `l’accord de ${num(overall)}`;
}

/** What the role leaves of energy, else what else is known of the whole; with its article. */
export function charge(findings: Findings): string {
  const { balance } = findings.profile.energy;
  return balance === null ? soFar(findings) : `le bilan d’énergie de ${signed(balance)}`;
}

function soFar(findings: Findings): string {
  const { overall } = findings.profile.alignment;
  const { balance } = findings.profile.energy;
  if (overall !== null) return `l’accord de ${num(overall)}`;
  if (balance !== null) return `le bilan d’énergie de ${signed(balance)}`;
  return `le tableau actuel ${de(titledRole(findings))}`;
}

/** How much of what comes naturally is in use, else what is known of the whole; with its article. */
export function usedOf(findings: Findings): string {
  const { utilization } = findings.profile.alignment;
  return utilization === null
    ? fit(findings)
    : `les ${num(utilization)} points ${que(role(findings))} ${does(findings, 'emploie déjà', 'emploierait')}`;
}

/** How much of the demands comes naturally, else what is known of the whole; with its article. */
export function coveredOf(findings: Findings): string {
  const { coverage } = findings.profile.alignment;
  return coverage === null
    ? fit(findings)
    : `les ${num(coverage)} points que vous ${does(findings, 'couvrez déjà', 'couvririez')}`;
}

/** A nature with how naturally it comes, where that is known, else with its energy. */
export const marked = (subject: RatedNature): string => `${named(subject)} (${standingOf(subject)})`;

export const standingOf = ({ preference, energy }: RatedNature): string =>
  preference === null ? signed(energy) : num(preference);

/** What there is to build on. */
export function mainstay(findings: Findings): string {
  const listed = findings.assets[0] ?? findings.levers[0];
  if (listed !== undefined) return marked(listed);
  const { giver } = extremesOf(findings);
  if (giver !== undefined) return `${named(giver)} (${signed(giver.energy)})`;
  const { topNature } = findings.profile;
  return topNature === null ? 'ce que vous aimez faire' : nameOf(topNature);
}

/** What the plan turns to first. */
export const startOf = ({ planStart }: Findings): string =>
  planStart === null ? 'ce qui prend le plus sur vous' : marked(planStart);

/** How much of a nature a gap leaves over; to precede "de". */
export function amountOf(gap: number): string {
  const size = Math.abs(gap);
  if (size <= smallGap) return 'un peu';
  return size <= middleGap ? 'une part' : 'une bonne part';
}

const smallGap = 15;
const middleGap = 35;

/** "Presque rien" instead of a 0 that reads like a slip. */
export const asked = (demand: number): string => (demand === 0 ? 'presque rien' : num(demand));

/** That the role asks for no more than this. */
export const asksOnly = (findings: Findings, demand: number): string =>
  `n’en ${asks(findings)} ${demand === 0 ? 'presque rien' : `que ${num(demand)}`}`;

/** How much it is asked for, to follow a name and a comma. */
export const sought = (demand: number): string =>
  demand === 0 ? 'presque pas demandé' : `demandé à ${num(demand)}`;

/** Several values, told once where they are equal. */
export function numbers(values: readonly number[]): string {
  const [first] = values;
  if (first === undefined) return '';
  return values.length > 1 && new Set(values).size === 1
    ? `${num(first)} chaque fois`
    : list(values.map(num));
}

/** What its numbers say of a nature that the plan turns to; to follow its name and a comma. */
export function reasonFor(subject: RatedNature): string {
  const { demand, energy } = subject;
  if (!isPlaced(subject)) return `demandé à ${num(demand)} et noté ${num(energy)} en énergie`;
  const { preference, gap } = subject;
  if (gap <= 0 && energy >= 0) return `à ${num(preference)} chez vous et ${num(demand)} en demande`;
  if (gap <= 0) return `à votre portée (${num(preference)}) mais noté ${num(energy)} en énergie`;
  return energy < 0
    ? `demandé à ${num(demand)} pour ${num(preference)} chez vous, et coûteux en énergie`
    : `demandé à ${num(demand)} pour ${num(preference)} chez vous`;
}

export const namesOf = (natures: readonly { readonly nature: Nature }[]): string => list(natures.map(named));

const byPreference = ({ profile }: Findings): readonly PlacedNature[] =>
  profile.natures.filter(isPlaced).toSorted((a, b) => b.preference - a.preference);

/** What comes most and least naturally. */
export const easiestOf = (findings: Findings): PlacedNature | undefined => byPreference(findings)[0];
export const hardestOf = (findings: Findings): PlacedNature | undefined => byPreference(findings).at(-1);
