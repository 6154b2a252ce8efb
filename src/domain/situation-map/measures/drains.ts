import type { Finding } from '../findings/finding.ts';
import type { Intake } from '../intake/intake.ts';
import { type EnergyTag, energyTags } from '../intake/intake-choices.ts';

/** The key of what a text says about one of the answers to "What costs you energy?". */
export type DrainKey = `drain.${EnergyTag}`;

export const drainKeyOf = (tag: EnergyTag): DrainKey => `drain.${tag}`;

/** `undefined` if the key is about something else. */
export const drainIn = (key: string): EnergyTag | undefined =>
  energyTags.find((tag) => key === drainKeyOf(tag));

/**
 * Of what takes energy in any kind of work, the one that the plan and a question are about: one that a finding names,
 * otherwise the first that was answered.
 */
export function mainDrainOf(
  findings: readonly Finding[],
  { energyPatterns: { drains = [] } }: Intake,
): EnergyTag | undefined {
  const named = findings.flatMap(({ conditions }) =>
    conditions.flatMap((condition) => (condition.kind === 'drain' ? [condition.tag] : [])),
  );
  return named[0] ?? drains[0];
}
