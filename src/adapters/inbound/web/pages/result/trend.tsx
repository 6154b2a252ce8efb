import type { JSX } from 'preact';
import { dimensionName } from '#adapters/presentation/report/dimension-names.ts';
import type { AssessmentResult, Nature } from '#adapters/inbound/web/api/api-types.ts';
import { useFrame } from '#adapters/inbound/web/frame/frame-context.ts';
import { NatureGlyph } from '#adapters/inbound/web/parts/nature-glyph.tsx';
import type { ResultTexts } from './result-texts.ts';

interface Props {
  /** The results from the shown one back in time, newest first. */
  readonly results: readonly AssessmentResult[];
  readonly natures: readonly Nature[];
  readonly texts: ResultTexts['change'];
}

/** More points could not be distinguished on a phone. */
const most = 8;

/** The scores of each nature over all results: as a line and as numbers. */
export function Trend({ results, natures, texts }: Props): JSX.Element {
  const { language } = useFrame();
  const oldestFirst = results.slice(0, most).toReversed();
  return (
    <table class="trend">
      <caption>{texts.trend}</caption>
      <thead>
        <tr>
          {texts.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {natures.map((nature) => (
          <tr key={nature} data-nature={nature}>
            <th scope="row">
              <NatureGlyph nature={nature} /> {dimensionName(nature, language)}
            </th>
            <td>
              <Line scores={oldestFirst.map(({ natures: scores }) => scores[nature])} />
            </td>
            <td>{oldestFirst.map(({ natures: scores }) => scores[nature]).join(' → ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Line = ({ scores }: { readonly scores: readonly number[] }): JSX.Element => {
  const places = scores.map((score, index) => ({
    x: `${(100 * index) / (scores.length - 1)}%`,
    y: `${100 - score}%`,
  }));
  return (
    <svg class="line" aria-hidden="true">
      {places.slice(1).map((to, index) => (
        <line key={to.x} x1={places[index]?.x} y1={places[index]?.y} x2={to.x} y2={to.y} />
      ))}
      {places.map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r="3" />
      ))}
    </svg>
  );
};
