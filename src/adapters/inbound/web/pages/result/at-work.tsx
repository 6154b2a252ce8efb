import type { JSX } from 'preact';
import { dimensionName } from '#adapters/presentation/report/dimension-names.ts';
import type { Nature } from '#adapters/inbound/web/api/api-types.ts';
import { useFrame } from '#adapters/inbound/web/frame/frame-context.ts';
import { NatureGlyph } from '#adapters/inbound/web/parts/nature-glyph.tsx';
import type { ResultTexts } from './result-texts.ts';

interface Props {
  readonly natures: readonly Nature[];
  readonly texts: ResultTexts;
}

/** People would not remember more than this. */
const most = 3;

/** How the strongest natures show in working life. */
export function AtWork({ natures, texts: { work, you } }: Props): JSX.Element | null {
  const { language } = useFrame();
  if (natures.length === 0) return null;
  return (
    <section>
      <h2>{work.title}</h2>
      <p class="soft">{work.intro}</p>
      <div class="at-work">
        {natures.slice(0, most).map((nature) => (
          <article key={nature} class="card" data-nature={nature}>
            <h3>
              <span class="badge">
                <NatureGlyph nature={nature} />
              </span>
              {dimensionName(nature, language)}
            </h3>
            <p>
              {you[nature]} {work.natures[nature].scene}
            </p>
            <dl>
              <div>
                <dt>{work.best}</dt>
                <dd>{work.natures[nature].best}</dd>
              </div>
              <div>
                <dt>{work.watch}</dt>
                <dd>{work.natures[nature].watch}</dd>
              </div>
            </dl>
          </article>
        ))}
      </div>
    </section>
  );
}
