import type { JSX } from 'preact';

interface Props {
  readonly pairs: readonly (readonly [name: string, text: string])[];
}

/** Names, each with its description, in aligned columns. */
export function Pairs({ pairs }: Props): JSX.Element | null {
  if (pairs.length === 0) return null;
  return (
    <dl class="pairs">
      {pairs.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
