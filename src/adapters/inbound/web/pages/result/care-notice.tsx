import type { JSX } from 'preact';
import type { DetailedAssessmentResult } from '#adapters/inbound/web/api/api-types.ts';
import { pathTo } from '#adapters/inbound/web/paths.ts';
import type { ResultTexts } from './result-texts.ts';

interface Props {
  readonly quality: DetailedAssessmentResult['quality'];
  readonly texts: ResultTexts;
}

/** Says why the answers suggest a retake. */
export function CareNotice({ quality: { flags }, texts: { care, retake } }: Props): JSX.Element | null {
  if (flags.length === 0) return null;
  return (
    <div class="notice caution">
      <h2>{care.title}</h2>
      <ul>
        {flags.map((flag) => (
          <li key={flag}>{care.flags[flag]}</li>
        ))}
      </ul>
      <p>
        {care.text}{' '}
        <a class="on-screen" href={pathTo('assessment')}>
          {retake.link}
        </a>
      </p>
    </div>
  );
}
