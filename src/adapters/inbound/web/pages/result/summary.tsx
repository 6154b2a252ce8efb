import type { JSX } from 'preact';
import { dimensionName } from '../../../../presentation/report/dimension-names.ts';
import type { DetailedAssessmentResult } from '../../api/api-types.ts';
import { useFrame } from '../../frame/frame-context.ts';
import { plural } from '../../language/fill.ts';
import { attractions, type Breakdown, leadersOf } from './findings.ts';
import { type Dimension, type Family, listed } from './naming.ts';
import { Pairs } from './pairs.tsx';
import type { ResultTexts } from './result-texts.ts';

interface Props {
  readonly result: DetailedAssessmentResult;
  readonly intelligences: Breakdown;
  readonly texts: ResultTexts;
}

/** What stands out, and what draws, before any number in detail. */
export function Summary({ result, intelligences, texts: { summary, you } }: Props): JSX.Element {
  const { language } = useFrame();
  const leaders = leadersOf(result);
  const first = leaders?.first ?? [];
  const tell = (which: keyof typeof summary, names: readonly Dimension[], family: Family): string =>
    names.length === 0
      ? summary[which].none
      : plural(summary[which], names.length, language, {
          names: listed(names, family, language),
          score: leaders?.score ?? '',
        });
  return (
    <>
      <p class="finding">
        {tell('first', first, 'nature')} {leaders && tell('close', leaders.close, 'nature')}
      </p>
      <Pairs pairs={first.map((name) => [dimensionName(name, language), you[name]])} />
      <p>{tell('drawn', attractions(intelligences), 'intelligence')}</p>
    </>
  );
}
