import type { Nature } from '#domain/scoring/dimensions.ts';
import type { ExperimentReader, SceneReader } from '#domain/situation-map/intake/audience.ts';
import type { NatureOpening } from '#domain/situation-map/report/counsel.ts';
import type { NatureCase, NatureKind } from '#domain/situation-map/findings/finding.ts';
import type { Standing } from '#domain/situation-map/measures/standing.ts';

/** What a day with this kind of work is like: it goes well, it is hard, or there is hardly any of it. */
export type SceneMood = 'gives' | 'costs' | 'missing';

export interface Experiment {
  /** A short heading that says what to do, without a full stop. */
  readonly name: string;
  /** What to do in two to four weeks, how, and when. */
  readonly body: string;
  /** The person to speak to, such as "your manager", and the words to say, without quotation marks. */
  readonly say: { readonly to: string; readonly words: string };
  /** A sign that it helps, which the reader can see or hear. */
  readonly notice: string;
  /** The first step, for this week. */
  readonly first: string;
  /** What can be seen or heard when it is done. */
  readonly done: string;
}

/** There is a separate experiment for leaders only if it differs from the one for colleagues. */
export type Experiments = Readonly<Record<Exclude<ExperimentReader, 'leads'>, Experiment>> & {
  readonly leads?: Experiment;
};

/**
 * All texts about one nature. They may contain the placeholders of the role. `carries_gives` says that what carries
 * also gives energy; `carries` alone only says that it takes none.
 */
export interface NatureWords {
  /** What this kind of work is, in one sentence. */
  readonly about: string;
  /** What it is to the reader, in one sentence. */
  readonly standing: Readonly<Record<Standing, string>>;
  /** The beginning of the letter, if it begins with this nature. */
  readonly opening: Readonly<Record<NatureOpening | 'carries_gives', string>>;
  /** What a finding claims. */
  readonly title: Readonly<Record<NatureCase, string>>;
  /** The facts that the finding is based on. */
  readonly see: Readonly<Record<NatureCase | 'carries_gives', string>>;
  readonly scenes: Readonly<Record<SceneMood, Readonly<Record<SceneReader, readonly [string, string]>>>>;
  readonly experiments: Readonly<Record<NatureKind, Experiments>>;
}

export type WordsOfNatures = Readonly<Record<Nature, NatureWords>>;
