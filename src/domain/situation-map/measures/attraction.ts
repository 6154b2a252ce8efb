import type { AssessmentResult } from '#domain/scoring/assessment-result.ts';
import { type Intelligence, intelligences, type Nature } from '#domain/scoring/dimensions.ts';
import type { Finding } from '../findings/finding.ts';
import type { Intake } from '../intake/intake.ts';
import { standingOut } from './standing-out.ts';

/**
 * The intelligences that clearly stand out, and where one of them meets a nature that the person wants or that the role
 * leaves unused.
 */
export interface Attraction {
  /** At most three; empty if all are alike. */
  readonly drawn: readonly Intelligence[];
  readonly touches: { readonly intelligence: Intelligence; readonly nature: Nature } | null;
}

/** The intelligences that a person can often use in each kind of work. */
const kin = {
  Creating: ['Spatial', 'Musical', 'Bodily', 'Linguistic'],
  Innovating: ['Logical', 'Spatial', 'Bodily'],
  Performing: ['Musical', 'Linguistic', 'Bodily'],
  Advising: ['Interpersonal', 'Linguistic', 'Intrapersonal'],
  Organizing: ['Logical', 'Spatial'],
  Providing: ['Interpersonal', 'Naturalist', 'Bodily'],
  Adapting: ['Interpersonal', 'Bodily'],
  Analyzing: ['Logical', 'Naturalist', 'Existential'],
  Leading: ['Interpersonal', 'Existential', 'Linguistic'],
} as const satisfies Readonly<Record<Nature, readonly Intelligence[]>>;
/** For each nature, the intelligences that may attract a person to it. */
export type Kin = { readonly [One in Nature]: (typeof kin)[One][number] };

const mostDrawn = 3;

export function attractionOf(
  { intelligences: scores }: AssessmentResult,
  findings: readonly Finding[],
  { goals }: Intake,
): Attraction {
  const drawn = standingOut(intelligences, (intelligence) => scores[intelligence], mostDrawn);
  const waiting = findings.flatMap(({ kind, nature }) =>
    kind === 'unused' && nature !== null ? [nature] : [],
  );
  const against = findings.flatMap(({ kind, nature }) => (kind === 'wish_against' ? [nature] : []));
  const wanted = [...(goals.moreOf ?? []), ...waiting].filter((nature) => !against.includes(nature));
  const meetings = wanted.flatMap((nature) =>
    drawn.filter((one) => isKin(nature, one)).map((intelligence) => ({ intelligence, nature })),
  );
  return { drawn, touches: meetings[0] ?? null };
}

const isKin = (nature: Nature, intelligence: Intelligence): boolean =>
  kin[nature].some((one) => one === intelligence);
