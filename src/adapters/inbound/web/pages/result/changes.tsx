import type { JSX } from 'preact';
import { dimensionName } from '#adapters/presentation/report/dimension-names.ts';
import type { AssessmentResult, DimensionChange, Nature } from '#adapters/inbound/web/api/api-types.ts';
import { useFrame } from '#adapters/inbound/web/frame/frame-context.ts';
import { fill } from '#adapters/inbound/web/language/fill.ts';
import { moment, signed } from '#adapters/inbound/web/language/format.ts';
import { changesIn, restOf } from './compare-results.ts';
import type { Breakdown } from './findings.ts';
import { Pairs } from './portrait/pairs.tsx';
import type { ResultTexts } from './result-texts.ts';
import { Trend } from './trend.tsx';

interface Props {
  readonly change: readonly DimensionChange[];
  /** The results from the shown one back in time, newest first: at least two. */
  readonly results: readonly AssessmentResult[];
  /** The natures of the shown result, the highest first. */
  readonly natures: Breakdown;
  readonly texts: ResultTexts;
}

/** The comparison with the previous result. Lists only changes that are larger than chance explains. */
export function Changes({ change, results, natures, texts: { change: words } }: Props): JSX.Element {
  const { language } = useFrame();
  return (
    <section>
      <h2>{words.title}</h2>
      <p>{fill(words.since, { moment: moment(results[1]?.completed_at ?? '', language) })}</p>
      <Pairs
        pairs={changesIn(change).map(({ name, points, verdict }) => [
          dimensionName(name, language),
          fill(words.verdicts[verdict], { points: signed(points) }),
        ])}
      />
      <p>{words[restOf(change)]}</p>
      {restOf(change) !== 'notComparable' && (
        <Trend results={results} natures={natures.map(({ name }) => name as Nature)} texts={words} />
      )}
    </section>
  );
}
