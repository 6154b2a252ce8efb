import type { JSX } from 'preact';
import type { DetailedAssessmentResult } from '#adapters/inbound/web/api/api-types.ts';
import { useFrame } from '#adapters/inbound/web/frame/frame-context.ts';
import { plural } from '#adapters/inbound/web/language/fill.ts';
import { attractions, type Breakdown, leastOf, standingOf } from '../findings.ts';
import { type Dimension, type Family, listed } from '../naming.ts';
import type { ResultTexts } from '../result-texts.ts';

interface Props {
  readonly result: DetailedAssessmentResult;
  readonly intelligences: Breakdown;
  readonly texts: ResultTexts;
}

type Forms = ResultTexts['summary'][keyof ResultTexts['summary']];

/** The natures that stand out, those too close to separate, and the interests, before any number. */
export function Summary({ result, intelligences, texts: { summary } }: Props): JSX.Element {
  const { language } = useFrame();
  const sentence = (forms: Forms, names: readonly Dimension[], family: Family = 'nature'): string => {
    if (names.length === 0) return 'none' in forms ? forms.none : '';
    return plural(forms, names.length, language, { names: listed(names, family, language) });
  };
  const standing = standingOf(result);
  const behind =
    standing &&
    (standing.close.length > 0
      ? sentence(summary.close, standing.close)
      : sentence(summary.near, standing.near));
  const least = leastOf(result);
  return (
    <>
      <p class="finding">
        {sentence(summary.first, standing?.first ?? [])} {behind}
      </p>
      <p>
        {least.length > 0 && `${sentence(summary.least, least)} `}
        {sentence(summary.drawn, attractions(intelligences), 'intelligence')}
      </p>
    </>
  );
}
