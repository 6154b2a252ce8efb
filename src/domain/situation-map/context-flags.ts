import type { EnergyPatterns, Intake, WorkSituation } from './intake.ts';
import { type ContextFlag, contextFlags } from './reading.ts';

type Circumstances = WorkSituation & EnergyPatterns;

/** Of 10; so low or lower is little energy. */
const lowEnergyLevel = 3;
/** Of 5; so seldom or more seldom is slow. */
const slowRecovery = 2;

const rules = {
  high_workload: ({ workload = 3, weeklyHours = 0 }) => workload >= 4 || weeklyHours >= 50,
  underload: ({ workload }) => workload === 1,
  low_autonomy: ({ autonomy = 3 }) => autonomy <= 2,
  low_support: ({ support = 3 }) => support <= 2,
  unstable_situation: ({ stability }) => stability === 'at_risk' || stability === 'leaving',
  slow_recovery: ({ recovery = 3 }) => recovery <= slowRecovery,
  falling_energy: ({ trend }) => trend === 'falling',
  low_energy: ({ overallLevel = 10 }) => overallLevel <= lowEnergyLevel,
} as const satisfies Record<ContextFlag, (circumstances: Circumstances) => boolean>;

/** What around the nine natures deserves attention. Nothing that was not said raises a flag. */
export const contextFlagsOf = ({ currentWorkSituation, energyPatterns }: Intake): readonly ContextFlag[] =>
  contextFlags.filter((flag) => rules[flag]({ ...currentWorkSituation, ...energyPatterns }));

/** One of the two alone has everyday causes. */
export const suggestsHealthAdvice = (flags: readonly ContextFlag[]): boolean =>
  flags.includes('low_energy') && flags.includes('slow_recovery');
