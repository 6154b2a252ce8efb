import type { EnergyPatterns, Intake, WorkSituation } from './intake.ts';
import { type ContextFlag, contextFlags } from '../reading.ts';

type Circumstances = WorkSituation & EnergyPatterns;

/** On a scale to 10; this level or a lower one means little energy. */
const lowEnergyLevel = 3;
/** On a scale to 5; this rating or a lower one means slow recovery. */
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

/** What deserves attention apart from the nine natures. A question without an answer never raises a flag. */
export const contextFlagsOf = ({ currentWorkSituation, energyPatterns }: Intake): readonly ContextFlag[] =>
  contextFlags.filter((flag) => rules[flag]({ ...currentWorkSituation, ...energyPatterns }));

/** Only both together, because each of them alone has everyday causes. */
export const suggestsHealthAdvice = (flags: readonly ContextFlag[]): boolean =>
  flags.includes('low_energy') && flags.includes('slow_recovery');
