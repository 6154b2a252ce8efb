import type { ExperimentReader } from '../intake/audience.ts';
import type { FindingKind } from '../findings/finding.ts';

export const actionKinds = [
  'protect',
  'dose',
  'open',
  'learn',
  'share',
  'delegate',
  'support',
  'observe',
  'recover',
  'decide',
  'review',
] as const;
export type ActionKind = (typeof actionKinds)[number];

const kindsBy = {
  carries: 'protect',
  draining_strength: 'dose',
  stretch: 'learn',
  unused: 'open',
  wish_against: 'observe',
  load_first: 'recover',
  little_say: 'support',
  good_fit: 'protect',
} as const satisfies Record<Exclude<FindingKind, 'strain'>, ActionKind>;

/** Work can be delegated only by a person with a team, and shared only by a person with colleagues. */
const reliefBy = {
  leads: 'delegate',
  colleagues: 'share',
  alone: 'support',
  seeking: 'support',
  free: 'support',
} as const satisfies Record<ExperimentReader, ActionKind>;

export const actionKindOf = (finding: FindingKind, reader: ExperimentReader): ActionKind =>
  finding === 'strain' ? reliefBy[reader] : kindsBy[finding];
