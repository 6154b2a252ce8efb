import type { JSX } from 'preact';
import type { Nature } from '../api/api-types.ts';
import { NatureGlyph } from './nature-glyph.tsx';

interface ScoreRow {
  readonly name: string;
  /** The nature whose icon and colour the row has. */
  readonly nature?: Nature | undefined;
  /** A few words that explain the name. */
  readonly meaning?: string;
  readonly score: number;
  readonly range: readonly [low: number, high: number];
  readonly band: string;
}

interface Props {
  readonly caption: string;
  /** The column headings for names, scores and bands. */
  readonly columns: readonly string[];
  readonly rows: readonly ScoreRow[];
}

/** Scores from 0 to 100 as a drawing and as numbers, each with the range that probably contains the true score. */
export function ScoreTable({ caption, columns: [names, scores, bands], rows }: Props): JSX.Element {
  return (
    <table class="scores">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{names}</th>
          <th scope="col">
            <Axis />
            {scores}
          </th>
          <th scope="col">{bands}</th>
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

const ticks = [0, 25, 50, 75, 100];

/** One axis for all rows below it. Screen readers get the same information from the numbers in the rows. */
const Axis = (): JSX.Element => (
  <svg class="axis" aria-hidden="true">
    {ticks.map((value) => (
      <text key={value} x={`${value}%`} y="1em">
        {value}
      </text>
    ))}
  </svg>
);

const Row = ({ name, nature, meaning, score, range: [low, high], band }: ScoreRow): JSX.Element => (
  <tr data-nature={nature}>
    <th scope="row">
      {nature && <NatureGlyph nature={nature} />}
      {name} <small>{meaning}</small>
    </th>
    <td>
      <svg class="scale" aria-hidden="true">
        {ticks.map((value) => (
          <line key={value} class="tick" x1={`${value}%`} x2={`${value}%`} y1="0" y2="100%" />
        ))}
        <line class="range" x1={`${low}%`} x2={`${high}%`} y1="50%" y2="50%" />
        <circle class="dot" cx={`${score}%`} cy="50%" r="6.5" />
      </svg>{' '}
      {score} <small>{`${low}–${high}`}</small>
    </td>
    <td>{band}</td>
  </tr>
);
