import type { AssessmentResult } from '../api/api-types.ts';

/** Without this mark, spreadsheets do not recognise UTF-8. */
const byteOrderMark = '\uFEFF';

/**
 * One line for each result, in the given order, with a column for each of the nineteen scores (RFC 4180). The column
 * names are those of the API in every language, so that files from different days can be combined.
 */
export function scoresCsv(results: readonly AssessmentResult[]): string {
  const scoresOf = ({ natures, intelligences }: AssessmentResult) => ({ ...natures, ...intelligences });
  const columns = Object.keys(results[0] === undefined ? {} : scoresOf(results[0]));
  const lines = [
    ['assessment_id', 'completed_at', 'top_nature', ...columns],
    ...results.map((result) => {
      const scores: Readonly<Record<string, number>> = scoresOf(result);
      return [
        result.assessment_id,
        result.completed_at,
        result.top_nature,
        ...columns.map((name) => scores[name] ?? ''),
      ];
    }),
  ];
  return byteOrderMark + lines.map((cells) => `${cells.join(',')}\r\n`).join('');
}
