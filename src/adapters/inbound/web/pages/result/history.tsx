import type { JSX } from 'preact';
import type { AssessmentResult } from '#adapters/inbound/web/api/api-types.ts';
import { useFrame } from '#adapters/inbound/web/frame/frame-context.ts';
import { moment } from '#adapters/inbound/web/language/format.ts';
import { pathTo } from '#adapters/inbound/web/paths.ts';
import type { ResultTexts } from './result-texts.ts';

interface Props {
  readonly history: readonly AssessmentResult[];
  /** The id of the result that the page shows. */
  readonly shown: number;
  readonly texts: ResultTexts;
}

export function History({ history, shown, texts }: Props): JSX.Element {
  const { language } = useFrame();
  return (
    <section>
      <h2>{texts.history}</h2>
      <ul>
        {history.map(({ assessment_id, completed_at }) => (
          <li key={assessment_id}>
            <a
              href={pathTo('result', assessment_id)}
              aria-current={assessment_id === shown ? 'page' : undefined}
            >
              {moment(completed_at, language)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
