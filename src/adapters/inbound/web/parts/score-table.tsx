import type { JSX } from 'preact';

interface ScoreRow {
  readonly name: string;
  /** What the name stands for, in a few words. */
  readonly meaning?: string;
  readonly score: number;
  readonly range: readonly [low: number, high: number];
  readonly band: string;
}

interface Props {
  readonly caption: string;
  /** The heads of the names, of the scores and of the bands. */
  readonly columns: readonly string[];
  readonly rows: readonly ScoreRow[];
}

/** Scores from 0 to 100, drawn and in numbers, each with the range in which it probably lies. */
export function ScoreTable({ caption, columns, rows }: Props): JSX.Element {
  return (
    <table class="scores">
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th scope="col" key={column}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.name} {...row} />
        ))}
      </tbody>
    </table>
  );
}

const Row = ({ name, meaning, score, range: [low, high], band }: ScoreRow): JSX.Element => (
  <tr>
    <th scope="row">
      {name} <small>{meaning}</small>
    </th>
    <td>
      <svg viewBox="0 0 100 14" preserveAspectRatio="none" aria-hidden="true">
        <rect class="bar" width={score} height="14" />
        <rect class="range" x={low} y="6.25" width={high - low} height="1.5" />
      </svg>{' '}
      {score} <small>{`${low}–${high}`}</small>
    </td>
    <td>{band}</td>
  </tr>
);
