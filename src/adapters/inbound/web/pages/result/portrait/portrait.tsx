import type { JSX } from 'preact';
import { dimensionName } from '#adapters/presentation/report/dimension-names.ts';
import type { DetailedAssessmentResult, Nature } from '#adapters/inbound/web/api/api-types.ts';
import { useFrame } from '#adapters/inbound/web/frame/frame-context.ts';
import { fill } from '#adapters/inbound/web/language/fill.ts';
import { glyphPaths } from '#adapters/inbound/web/parts/nature-glyph.tsx';
import { breakdownOf, standoutsOf } from '../findings.ts';
import { dotsOf, mostRadius, size } from './portrait-dots.ts';
import type { ResultTexts } from '../result-texts.ts';

interface Props {
  readonly result: DetailedAssessmentResult;
  readonly texts: ResultTexts;
}

/** The nine dots of the logo, each as wide as the score of its nature. The positions are the same for everybody. */
export function Portrait({ result, texts: { portrait } }: Props): JSX.Element {
  const { language } = useFrame();
  const standouts = standoutsOf(result);
  const names = breakdownOf(result, 'nature').map(({ name }) => dimensionName(name, language));
  return (
    <figure class="portrait">
      <svg
        viewBox={`0 0 ${size.width} ${size.height}`}
        role="img"
        aria-label={fill(portrait.alternative, { names: names.join(', ') })}
      >
        <Dots natures={result.natures} standouts={standouts} />
      </svg>
      <figcaption>{standouts.length === 0 ? portrait.flatReading : portrait.reading}</figcaption>
    </figure>
  );
}

/** A placeholder before there is a result: nine dots of the same size. */
export const EmptyPortrait = (): JSX.Element => (
  <div class="portrait to-come" aria-hidden="true">
    <svg viewBox={`0 0 ${size.width} ${size.height}`}>
      <Dots natures={allAlike} standouts={[]} />
    </svg>
  </div>
);

const allAlike = {
  Creating: 40,
  Innovating: 40,
  Performing: 40,
  Advising: 40,
  Organizing: 40,
  Providing: 40,
  Adapting: 40,
  Analyzing: 40,
  Leading: 40,
};

interface DotsProps {
  readonly natures: DetailedAssessmentResult['natures'];
  readonly standouts: readonly Nature[];
}

function Dots({ natures, standouts }: DotsProps): JSX.Element {
  const { language } = useFrame();
  return (
    <>
      {dotsOf(natures).map((dot) => (
        <g
          key={dot.nature}
          class={standouts.includes(dot.nature) ? 'dot full' : 'dot'}
          data-nature={dot.nature}
        >
          <circle class="whole" cx={dot.x} cy={dot.y} r={mostRadius} />
          <circle class="part" cx={dot.x} cy={dot.y} r={dot.radius} />
          <Sign {...dot} />
          <text x={dot.x} y={dot.nameY}>
            {dimensionName(dot.nature, language)}
          </text>
        </g>
      ))}
    </>
  );
}

interface SignProps {
  readonly nature: Nature;
  readonly x: number;
  readonly y: number;
  readonly glyphSize: number;
}

const Sign = ({ nature, x, y, glyphSize }: SignProps): JSX.Element => (
  <path
    class="sign"
    d={glyphPaths[nature]}
    transform={`translate(${x - glyphSize / 2} ${y - glyphSize / 2}) scale(${glyphSize / 24})`}
  />
);
