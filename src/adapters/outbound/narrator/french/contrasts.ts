import { extremesOf, widestGapOf } from '../cases.ts';
import { type FeltNature, isFelt, type NatureFacts, type RatedNature } from '../findings.ts';
import {
  charge,
  de,
  easiestOf,
  fit,
  hardestOf,
  list,
  marked,
  named,
  num,
  que,
  returns,
  role,
  signed,
  takes,
  titledRole,
} from './words.ts';

type Beside = Pick<NatureFacts, 'findings' | 'subject'>;

const mostNames = 3;

/** Whether the role takes time for it, so that its energy counts in gain and drain. */
export const counts = ({ timePercent, demand }: RatedNature): boolean => (timePercent ?? demand) > 0;

/** What a gain of energy is part of, to follow a comma. */
export function partOfGain({ findings, subject }: Beside): string {
  const { gain } = findings.profile.energy;
  if (gain === null) return `quoi ${que(titledRole(findings))} vous prenne par ailleurs`;
  return counts(subject)
    ? `une part des ${num(gain)} points ${que(role(findings))} vous ${returns(findings)}`
    : `même si l’apport ${de(role(findings))}, ${num(gain)} en tout, n’en dit rien`;
}

/** The same of a loss. */
export function partOfDrain({ findings, subject }: Beside): string {
  const { drain } = findings.profile.energy;
  if (drain === null) return `quoi ${que(titledRole(findings))} vous apporte par ailleurs`;
  return counts(subject)
    ? `une part des ${num(drain)} points ${que(role(findings))} vous ${takes(findings)} en tout`
    : `même si le coût ${de(role(findings))}, ${num(drain)} en tout, n’en dit rien`;
}

/** At what demand it has the energy it has, to follow the energy. */
export const atDemand = ({ demand }: RatedNature): string =>
  demand === 0 ? ', presque sans demande' : ` pour ${num(demand)} demandés`;

const othersWith = (
  { findings, subject }: Beside,
  isMeant: (energy: number) => boolean,
): readonly FeltNature[] =>
  findings.profile.natures
    .filter(isFelt)
    .filter(({ nature, energy }) => nature !== subject.nature && isMeant(energy))
    .toSorted((a, b) => Math.abs(b.energy) - Math.abs(a.energy))
    .slice(0, mostNames);

/** A single one with its energy. */
function nameOrNames(natures: readonly FeltNature[]): string {
  const [first, ...more] = natures;
  return first !== undefined && more.length === 0
    ? `${named(first)}, à ${signed(first.energy)}`
    : list(natures.map(named));
}

/** What else is on this side of the energy scale, to follow a comma. */
export function alongWith(facts: Beside): string {
  const { energy } = facts.subject;
  const others = othersWith(facts, (other) => Math.sign(other) === Math.sign(energy));
  return others.length === 0
    ? `seul des neuf dans ${titledRole(facts.findings)}`
    : `tout comme ${nameOrNames(others)}`;
}

/** What is on the other side of it, to follow a comma. */
export function unlike(facts: Beside): string {
  const isDraining = facts.subject.energy < 0;
  const others = othersWith(facts, (other) => (isDraining ? other > 0 : other < 0));
  return others.length === 0
    ? `ce que confirme ${charge(facts.findings)}`
    : `contrairement à ${nameOrNames(others)}`;
}

/** What decides the balance of energy, to follow "se joue". */
export function decidedBy({ findings, subject }: Beside): string {
  const { giver, taker } = extremesOf(findings);
  const [first, second] = [giver, taker].filter((one) => one !== undefined && one.nature !== subject.nature);
  if (first === undefined) return 'ailleurs';
  return second === undefined ? `du côté ${de(named(first))}` : `entre ${named(first)} et ${named(second)}`;
}

/** A comparison with what comes most naturally, to follow a comma. */
export function besideTheEasiest({ findings, subject }: Beside): string {
  const easiest = easiestOf(findings);
  return easiest === undefined || easiest.preference <= (subject.preference ?? 0)
    ? `sans rien de plus haut derrière ${fit(findings)}`
    : `avec ${marked(easiest)} pour terrain familier`;
}

/** A comparison with what comes least naturally, to follow a comma. */
export function besideTheHardest({ findings, subject }: Beside): string {
  const hardest = hardestOf(findings);
  return hardest === undefined || hardest.preference >= (subject.preference ?? 0)
    ? `sans rien de plus bas derrière ${fit(findings)}`
    : `là où ${named(hardest)} se situe à ${num(hardest.preference)}`;
}

/** The widest gap elsewhere, to follow a comma. */
export function besideTheWidest({ findings, subject }: Beside): string {
  const widest = widestGapOf(findings);
  return widest === undefined || widest.nature === subject.nature
    ? `à replacer dans ${fit(findings)}`
    : `alors ${que(named(widest))} oppose ${num(widest.preference)} à ${num(widest.demand)}`;
}

/** What to do the thing with, or for. */
export const carrier = ({ findings, partner }: Pick<NatureFacts, 'findings' | 'partner'>): string =>
  partner === null ? `ce que vous aimez le plus dans ${titledRole(findings)}` : marked(partner);

/** What empties the person elsewhere. Like what follows, it takes the masculine singular. */
export function otherDrain({ findings, subject }: Beside): string {
  const { taker } = extremesOf(findings);
  return taker === undefined || taker.nature === subject.nature
    ? `le reste ${de(titledRole(findings))}`
    : `${named(taker)} (${signed(taker.energy)})`;
}

/** What weighs most elsewhere, by what is asked. */
export function otherWeight({ findings, subject }: Beside): string {
  const risk = findings.risks.find(({ nature }) => nature !== subject.nature);
  return risk === undefined
    ? `le reste ${de(titledRole(findings))}`
    : `${named(risk)} (${num(risk.demand)} en demande)`;
}
