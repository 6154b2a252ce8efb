import { extremesOf, widestGapOf } from '../cases.ts';
import type { NatureFacts, RatedNature } from '../findings.ts';
import {
  charge,
  de,
  easiestOf,
  fit,
  hardestOf,
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

/** Whether the role takes time for it, so that its energy counts in gain and drain. */
export const counts = ({ timePercent, demand }: RatedNature): boolean => (timePercent ?? demand) > 0;

/** What a gain of energy is part of, to follow a comma. */
export function partOfGain({ findings, subject }: NatureFacts): string {
  const { gain } = findings.profile.energy;
  if (gain === null) return `quoi ${que(titledRole(findings))} vous prenne par ailleurs`;
  return counts(subject)
    ? `une part des ${num(gain)} points ${que(role(findings))} vous ${returns(findings)}`
    : `même si l’apport ${de(role(findings))}, ${num(gain)} en tout, n’en dit rien`;
}

/** The same of a loss. */
export function partOfDrain({ findings, subject }: NatureFacts): string {
  const { drain } = findings.profile.energy;
  if (drain === null) return `quoi ${que(titledRole(findings))} vous apporte par ailleurs`;
  return counts(subject)
    ? `une part des ${num(drain)} points ${que(role(findings))} vous ${takes(findings)} en tout`
    : `même si le coût ${de(role(findings))}, ${num(drain)} en tout, n’en dit rien`;
}

/** The nature at the other end of the energy scale, else the whole; to follow a comma. */
export function unlikeTheOther({ findings, subject }: NatureFacts): string {
  const { giver, taker } = extremesOf(findings);
  const other = subject.energy < 0 ? giver : taker;
  return other === undefined || other.nature === subject.nature
    ? `à lire avec ${charge(findings)}`
    : `à l’inverse ${de(named(other))}, à ${signed(other.energy)}`;
}

/** A comparison with what comes most naturally, to follow a comma. */
export function besideTheEasiest({ findings, subject }: NatureFacts): string {
  const easiest = easiestOf(findings);
  if (easiest === undefined) return 'dans une carte encore sans préférences';
  return easiest.preference <= (subject.preference ?? 0)
    ? 'sans rien de plus haut dans cette carte'
    : `avec ${named(easiest)}, à ${num(easiest.preference)}, pour terrain familier`;
}

/** A comparison with what comes least naturally, to follow a comma. */
export function besideTheHardest({ findings, subject }: NatureFacts): string {
  const hardest = hardestOf(findings);
  return hardest === undefined || hardest.preference >= (subject.preference ?? 0)
    ? `sans rien de plus bas dans la carte, pour ${fit(findings)}`
    : `là où ${named(hardest)} se situe à ${num(hardest.preference)}`;
}

/** The widest gap elsewhere, to follow a comma. */
export function besideTheWidest({ findings, subject }: NatureFacts): string {
  const widest = widestGapOf(findings);
  return widest === undefined || widest.nature === subject.nature
    ? `à replacer dans ${fit(findings)}`
    : `quand ${named(widest)} met ${num(widest.preference)} en face de ${num(widest.demand)}`;
}

/** What to do the thing with, or for. */
export const carrier = ({ findings, partner }: Pick<NatureFacts, 'findings' | 'partner'>): string =>
  partner === null ? `ce que vous aimez le plus dans ${titledRole(findings)}` : marked(partner);

/** What empties the person elsewhere; takes the singular. */
export function otherDrain({ findings, subject }: NatureFacts): string {
  const { taker } = extremesOf(findings);
  return taker === undefined || taker.nature === subject.nature
    ? `le reste ${de(titledRole(findings))}`
    : `${named(taker)} (${signed(taker.energy)})`;
}

/** What weighs most elsewhere, by what is asked; takes the plural. */
export function otherWeight({ findings, subject }: NatureFacts): string {
  const risk = findings.risks.find(({ nature }) => nature !== subject.nature);
  return risk === undefined
    ? `les autres exigences ${de(titledRole(findings))}`
    : `les ${num(risk.demand)} points demandés pour ${named(risk)}`;
}
