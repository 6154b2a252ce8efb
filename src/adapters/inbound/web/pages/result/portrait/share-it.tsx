import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { dimensionName } from '#adapters/presentation/report/dimension-names.ts';
import type { DetailedAssessmentResult } from '#adapters/inbound/web/api/api-types.ts';
import { useFrame } from '#adapters/inbound/web/frame/frame-context.ts';
import { fill } from '#adapters/inbound/web/language/fill.ts';
import { saveFile } from '#adapters/inbound/web/parts/save-file.ts';
import { standoutsOf } from '../findings.ts';
import type { ResultTexts } from '../result-texts.ts';
import { drawPicture } from './share-picture.ts';

interface Props {
  readonly result: DetailedAssessmentResult;
  readonly texts: ResultTexts['share'];
}

const fileName = 'portrait.png';

/** Creates a picture to share. The person sees it before anybody else does. */
export function ShareIt({ result, texts }: Props): JSX.Element {
  const { language, texts: frame } = useFrame();
  const [picture, setPicture] = useState<Blob | 'failed'>();
  const canvas = useRef<HTMLCanvasElement>(null);
  const names = standoutsOf(result).map((nature) => dimensionName(nature, language));

  // The picture must belong to this result and to the language of the page.
  useEffect(() => setPicture(undefined), [result, language]);

  async function make(): Promise<void> {
    if (canvas.current === null) return;
    const drawn = await drawPicture(canvas.current, {
      natures: result.natures,
      standouts: standoutsOf(result),
      nameOf: (nature) => dimensionName(nature, language),
      brand: frame.brand,
      headline: texts.headline[names.length === 0 ? 'none' : 'some'],
      invitation: texts.invitation,
    });
    setPicture(drawn ?? 'failed');
  }

  return (
    <section class="share">
      <h2>{texts.title}</h2>
      <p>{texts.text}</p>
      <p role="status">{picture === 'failed' && texts.failed}</p>
      <canvas
        ref={canvas}
        hidden={!(picture instanceof Blob)}
        role="img"
        aria-label={fill(texts.alternative, { names: names.join(', ') || texts.headline.none })}
      />
      <p class="actions">
        {picture instanceof Blob ? (
          <Pass picture={picture} texts={texts} />
        ) : (
          <button type="button" class="button quiet" onClick={() => void make()}>
            {texts.make}
          </button>
        )}
      </p>
    </section>
  );
}

interface PassProps {
  readonly picture: Blob;
  readonly texts: Props['texts'];
}

/** Offers to share the picture with other applications if the browser can do that, and always to save it. */
function Pass({ picture, texts }: PassProps): JSX.Element {
  const files = [new File([picture], fileName, { type: 'image/png' })];
  const canShare = 'canShare' in navigator && navigator.canShare({ files });
  // Closing the browser's list of applications is not a failure.
  const share = (): void => void navigator.share({ files }).catch(() => undefined);
  return (
    <>
      {canShare && (
        <button type="button" class="button" onClick={share}>
          {texts.send}
        </button>
      )}
      <button type="button" class="button quiet" onClick={() => saveFile(fileName, 'image/png', picture)}>
        {texts.save}
      </button>
    </>
  );
}
