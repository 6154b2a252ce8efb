import type { JSX } from 'preact';
import type { AssessmentResult } from '#adapters/inbound/web/api/api-types.ts';
import { saveFile } from '#adapters/inbound/web/parts/save-file.ts';
import { scoresCsv } from '#adapters/inbound/web/parts/scores-csv.ts';
import { pathTo } from '#adapters/inbound/web/paths.ts';
import type { ResultTexts } from './result-texts.ts';

interface Props {
  readonly history: readonly AssessmentResult[];
  readonly texts: ResultTexts;
}

export function KeepIt({ history, texts: { keep } }: Props): JSX.Element {
  return (
    <section>
      <h2>{keep.title}</h2>
      <p class="actions">
        <button type="button" class="button quiet" onClick={() => print()}>
          {keep.print}
        </button>
        <button
          type="button"
          class="button quiet"
          onClick={() => saveFile('scores.csv', 'text/csv;charset=utf-8', scoresCsv(history))}
        >
          {keep.csv}
        </button>
      </p>
      <p class="soft">
        <a href={pathTo('account')}>{keep.account}</a>
      </p>
    </section>
  );
}
