import type { JSX } from 'preact';
import { dimensionName } from '../../../../presentation/report/dimension-names.ts';
import type { DimensionChange } from '../../api/api-types.ts';
import { useFrame } from '../../frame/frame-context.ts';
import { fill } from '../../language/fill.ts';
import { moment, signed } from '../../language/format.ts';
import { changesIn, restOf } from './compare-results.ts';
import { Pairs } from './pairs.tsx';
import type { ResultTexts } from './result-texts.ts';

interface Props {
  readonly change: readonly DimensionChange[];
  /** When the result before was answered. */
  readonly since: string;
  readonly texts: ResultTexts;
}

/** Against the result before: only what chance does not explain is listed. */
export function Changes({ change, since, texts: { change: words } }: Props): JSX.Element {
  const { language } = useFrame();
  return (
    <section>
      <h2>{words.title}</h2>
      <p>{fill(words.since, { moment: moment(since, language) })}</p>
      <Pairs
        pairs={changesIn(change).map(({ name, points, verdict }) => [
          dimensionName(name, language),
          fill(words.verdicts[verdict], { points: signed(points) }),
        ])}
      />
      <p>{words[restOf(change)]}</p>
    </section>
  );
}
