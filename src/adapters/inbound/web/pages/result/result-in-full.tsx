import type { JSX } from 'preact';
import type { AssessmentResult, DetailedAssessmentResult } from '#adapters/inbound/web/api/api-types.ts';
import { useFrame } from '#adapters/inbound/web/frame/frame-context.ts';
import { fill } from '#adapters/inbound/web/language/fill.ts';
import { moment } from '#adapters/inbound/web/language/format.ts';
import { pathTo } from '#adapters/inbound/web/paths.ts';
import { AtWork } from './at-work.tsx';
import { CareNotice } from './care-notice.tsx';
import { Changes } from './changes.tsx';
import { Family } from './portrait/family.tsx';
import { breakdownOf, standoutsOf } from './findings.ts';
import { History } from './history.tsx';
import { KeepIt } from './keep-it.tsx';
import { Portrait } from './portrait/portrait.tsx';
import type { ResultTexts } from './result-texts.ts';
import { ShareIt } from './portrait/share-it.tsx';
import { Summary } from './portrait/summary.tsx';
import { WayOn } from './way-on.tsx';

interface Props {
  readonly result: DetailedAssessmentResult;
  readonly history: readonly AssessmentResult[];
  readonly texts: ResultTexts;
}

export function ResultInFull({ result, history, texts }: Props): JSX.Element {
  const { language } = useFrame();
  const { assessment_id, completed_at, quality, change } = result;
  const at = history.findIndex((one) => one.assessment_id === assessment_id);
  const natures = breakdownOf(result, 'nature');
  const intelligences = breakdownOf(result, 'intelligence');
  return (
    <div class="result">
      <div class="opening">
        <p class="soft">
          {fill(texts.answered, { moment: moment(completed_at, language) })}{' '}
          {at > 0 && <a href={pathTo('result')}>{texts.toLatest}</a>}
        </p>
        <Summary result={result} intelligences={intelligences} texts={texts} />
        <CareNotice quality={quality} texts={texts} />
      </div>
      <Portrait result={result} texts={texts} />
      <div class="details">
        <AtWork natures={standoutsOf(result)} texts={texts} />
        <Family words={texts.families.nature} breakdown={natures} texts={texts} />
        <Family words={texts.families.intelligence} breakdown={intelligences} texts={texts} isFolded />
        {change && at + 1 < history.length && (
          <Changes change={change} results={history.slice(at)} natures={natures} texts={texts} />
        )}
        <div class="on-screen">
          {history.length > 1 && <History history={history} shown={assessment_id} texts={texts} />}
          <WayOn texts={texts} />
          <ShareIt result={result} texts={texts.share} />
          <KeepIt history={history} texts={texts} />
        </div>
        <section>
          <h2>{texts.numbers.title}</h2>
          <p>{texts.numbers.text}</p>
          <p>
            {texts.numbers.others} <a href={pathTo('about')}>{texts.numbers.about}</a>
          </p>
        </section>
      </div>
    </div>
  );
}
