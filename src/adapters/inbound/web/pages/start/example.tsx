import type { JSX } from 'preact';
import { ScoreTable } from '#adapters/inbound/web/parts/score-table.tsx';
import { exampleScores, likelyDistance } from './example-scores.ts';
import type { Texts } from './start-texts.ts';

/** Four rows of a result, as the result page shows them. */
export function Example({ texts }: { readonly texts: Texts['example'] }): JSX.Element {
  return (
    <>
      <ScoreTable
        {...texts}
        rows={texts.rows.map((words, row) => ({ ...words, ...withRange(exampleScores[row] ?? 0) }))}
      />
      <p class="soft">{texts.reading}</p>
    </>
  );
}

const withRange = (score: number) => ({
  score,
  range: [score - likelyDistance, score + likelyDistance] as const,
});
