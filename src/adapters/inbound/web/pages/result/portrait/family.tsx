import type { JSX } from 'preact';
import { dimensionName } from '#adapters/presentation/report/dimension-names.ts';
import type { Nature } from '#adapters/inbound/web/api/api-types.ts';
import { useFrame } from '#adapters/inbound/web/frame/frame-context.ts';
import { ScoreTable } from '#adapters/inbound/web/parts/score-table.tsx';
import type { Breakdown } from '../findings.ts';
import type { ResultTexts } from '../result-texts.ts';

interface Props {
  readonly words: ResultTexts['families']['nature'];
  readonly breakdown: Breakdown;
  readonly texts: ResultTexts;
  /** Closed until the reader opens it; printed open. */
  readonly isFolded?: boolean;
}

/** The nine Natures or the ten Intelligences. */
export function Family({ words, breakdown, texts: { meanings, bands }, isFolded }: Props): JSX.Element {
  const { language } = useFrame();
  const table = (
    <ScoreTable
      caption={words.caption}
      columns={words.columns}
      rows={breakdown.map(({ name, dimension, score, likely_range, band }) => ({
        name: dimensionName(name, language),
        nature: dimension === 'nature' ? (name as Nature) : undefined,
        meaning: meanings[name],
        score,
        range: likely_range,
        band: bands[band],
      }))}
    />
  );
  return (
    <section>
      <h2>{words.title}</h2>
      <p>{words.intro}</p>
      {isFolded ? (
        <details class="folded">
          <summary>{words.all}</summary>
          {table}
        </details>
      ) : (
        table
      )}
    </section>
  );
}
