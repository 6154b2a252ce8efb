import type { JSX } from 'preact';
import { dimensionName } from '../../../../presentation/report/dimension-names.ts';
import { useFrame } from '../../frame/frame-context.ts';
import { ScoreTable } from '../../parts/score-table.tsx';
import type { Breakdown } from './findings.ts';
import type { ResultTexts } from './result-texts.ts';

interface Props {
  readonly words: ResultTexts['families']['nature'];
  readonly breakdown: Breakdown;
  readonly texts: ResultTexts;
}

/** The nine Natures or the ten Intelligences. */
export function Family({ words, breakdown, texts: { meanings, bands } }: Props): JSX.Element {
  const { language } = useFrame();
  return (
    <section>
      <h2>{words.title}</h2>
      <p>{words.intro}</p>
      <ScoreTable
        caption={words.caption}
        columns={words.columns}
        rows={breakdown.map(({ name, score, likely_range, band }) => ({
          name: dimensionName(name, language),
          meaning: meanings[name],
          score,
          range: likely_range,
          band: bands[band],
        }))}
      />
    </section>
  );
}
