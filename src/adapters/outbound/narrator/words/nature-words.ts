import type { Nature } from '../../../../domain/scoring/dimensions.ts';
import type { ExperimentReader, SceneReader } from '../../../../domain/situation-map/audience.ts';
import type { NatureOpening } from '../../../../domain/situation-map/counsel.ts';
import type { NatureCase, NatureKind } from '../../../../domain/situation-map/findings/finding.ts';
import type { Standing } from '../../../../domain/situation-map/standing.ts';

/** What a day is like with this kind of work: it goes well, it weighs, or it is hardly there. */
export type SceneMood = 'gives' | 'costs' | 'missing';

export interface Experiment {
  /** What to do, as a short heading without a full stop. */
  readonly name: string;
  /** What to do in two to four weeks, how, and when. */
  readonly body: string;
  /** Whom to say it to, such as "your manager", and the words to say, without quotation marks. */
  readonly say: { readonly to: string; readonly words: string };
  /** A sign that it helps, as one would see or hear it. */
  readonly notice: string;
  /** The first step, for this week. */
  readonly first: string;
  /** What can be seen or heard once it is done. */
  readonly done: string;
}

/** An experiment for leaders only where it differs from that for colleagues. */
export type Experiments = Readonly<Record<Exclude<ExperimentReader, 'leads'>, Experiment>> & {
  readonly leads?: Experiment;
};

/**
 * Everything said about one nature. Texts may hold the placeholders of the role. `carries_gives`: what carries also gives energy;
 * `carries` alone says only that it takes none.
 */
export interface NatureWords {
  /** What this kind of work is, in one sentence. */
  readonly about: string;
  /** Where it stands for the reader, in one sentence. */
  readonly standing: Readonly<Record<Standing, string>>;
  /** How the letter opens when this nature is what is right. */
  readonly opening: Readonly<Record<NatureOpening | 'carries_gives', string>>;
  /** What a finding claims. */
  readonly title: Readonly<Record<NatureCase, string>>;
  /** What we see. */
  readonly see: Readonly<Record<NatureCase | 'carries_gives', string>>;
  readonly scenes: Readonly<Record<SceneMood, Readonly<Record<SceneReader, readonly [string, string]>>>>;
  readonly experiments: Readonly<Record<NatureKind, Experiments>>;
}

export type WordsOfNatures = Readonly<Record<Nature, NatureWords>>;
