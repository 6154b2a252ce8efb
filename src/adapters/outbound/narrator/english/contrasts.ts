import { extremesOf, widestGapOf } from '../cases.ts';
import { type FeltNature, isFelt, type NatureFacts } from '../findings.ts';
import { charge, easiestOf, fit, hardestOf, list, marked, num, signed, titledRole } from './words.ts';

type Beside = Pick<NatureFacts, 'findings' | 'subject'>;

const mostNames = 3;

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
function nameOrNames(natures: readonly FeltNature[], last: 'and' | 'or'): string {
  const [first, ...more] = natures;
  return first !== undefined && more.length === 0
    ? `${first.nature} at ${signed(first.energy)}`
    : list(
        natures.map(({ nature }) => nature),
        last,
      );
}

/** What else is on this side of the energy scale, to follow a comma. */
export function alongWith(facts: Beside): string {
  const { energy } = facts.subject;
  const others = othersWith(facts, (other) => Math.sign(other) === Math.sign(energy));
  return others.length === 0
    ? `alone among the nine of ${titledRole(facts.findings)}`
    : `along with ${nameOrNames(others, 'and')}`;
}

/** What is on the other side of it, to follow a comma. */
export function unlike(facts: Beside): string {
  const isDraining = facts.subject.energy < 0;
  const others = othersWith(facts, (other) => (isDraining ? other > 0 : other < 0));
  return others.length === 0
    ? `as the ${charge(facts.findings)} bears out`
    : `unlike ${nameOrNames(others, 'or')}`;
}

/** What decides the balance of energy. */
export function deciders({ findings, subject }: Beside): string {
  const { giver, taker } = extremesOf(findings);
  const names = [giver, taker].flatMap((one) =>
    one === undefined || one.nature === subject.nature ? [] : one.nature,
  );
  return names.length === 0 ? 'other things than these' : list(names);
}

/** A comparison with what comes most naturally, to follow a comma. */
export function besideTheEasiest({ findings, subject }: Beside): string {
  const easiest = easiestOf(findings);
  return easiest === undefined || easiest.preference <= (subject.preference ?? 0)
    ? `at the top of the ${fit(findings)}`
    : `with ${marked(easiest)} as your home ground`;
}

/** A comparison with what comes least naturally, to follow a comma. */
export function besideTheHardest({ findings, subject }: Beside): string {
  const hardest = hardestOf(findings);
  return hardest === undefined || hardest.preference >= (subject.preference ?? 0)
    ? `level with the rest of the ${fit(findings)}`
    : `where ${hardest.nature} stands at ${num(hardest.preference)}`;
}

/** The widest gap elsewhere, to follow a comma. */
export function besideTheWidest({ findings, subject }: Beside): string {
  const widest = widestGapOf(findings);
  return widest === undefined || widest.nature === subject.nature
    ? `within the ${fit(findings)}`
    : `while ${widest.nature} shows ${num(widest.preference)} against ${num(widest.demand)}`;
}

/** What to do the thing with, or for. */
export const carrier = ({ findings, partner }: Pick<NatureFacts, 'findings' | 'partner'>): string =>
  partner === null ? `what you like best in ${titledRole(findings)}` : marked(partner);

/** What weighs most elsewhere, by what is asked. */
export function otherWeight({ findings, subject }: Beside): string {
  const risk = findings.risks.find(({ nature }) => nature !== subject.nature);
  return risk === undefined
    ? `the other demands of ${titledRole(findings)}`
    : `${risk.nature} at ${num(risk.demand)}`;
}

/** What leaves the person tired. */
export function tiring({ findings, subject }: Beside): string {
  const { taker } = extremesOf(findings);
  return taker === undefined || taker.nature === subject.nature
    ? `a full day of ${titledRole(findings)}`
    : `${taker.nature} at ${signed(taker.energy)}`;
}
