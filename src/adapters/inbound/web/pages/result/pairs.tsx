import type { JSX } from 'preact';

interface Props {
  readonly pairs: readonly (readonly [name: string, text: string])[];
}

/** Names with what is said of each, in one measure down the page. */
export function Pairs({ pairs }: Props): JSX.Element | null {
  if (pairs.length === 0) return null;
  return (
    <dl>
      {pairs.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
