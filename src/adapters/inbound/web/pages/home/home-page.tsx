import type { JSX } from 'preact';
import type { Progress } from '../../api/api-types.ts';
import { useStore } from '../../device/store.ts';
import { useFrame } from '../../frame/frame-context.ts';
import type { PageProps } from '../../frame/page-props.ts';
import { fill } from '../../language/fill.ts';
import { day } from '../../language/format.ts';
import { Heading } from '../../parts/heading.tsx';
import { useLoaded } from '../../parts/use-loaded.ts';
import { WhenLoaded } from '../../parts/when-loaded.tsx';
import { pathTo } from '../../paths.ts';
import { call, session } from '../../session/session.ts';
import { nextStep } from './ways-on.ts';

type Texts = typeof import('../../texts/en/home.json');

/** The start for members: one step to take, and small ways to the rest. */
export default function HomePage({ texts }: PageProps<Texts>): JSX.Element {
  const { loaded, reload } = useLoaded(() => call('GET /me/progress'), []);
  return (
    <>
      <Heading title={texts.title} />
      <WhenLoaded loaded={loaded} onRetry={reload}>
        {(progress) => <WaysOn texts={texts} progress={progress} />}
      </WhenLoaded>
    </>
  );
}

interface Props {
  readonly texts: Texts;
  readonly progress: Progress;
}

function WaysOn({ texts, progress }: Props): JSX.Element {
  const { language } = useFrame();
  const who = useStore(session);
  const { kind, path, at } = nextStep(progress, 'user' in who && who.user.has_map);
  const { title, text, action } = texts.steps[kind];
  const values = { count: progress.assessment_draft?.answered ?? 0, day: at ? day(at, language) : '' };
  return (
    <>
      <section class="card next">
        <h2>{fill(title, values)}</h2>
        <p>{fill(text, values)}</p>
        <p>
          <a class="button" href={path}>
            {action}
          </a>
        </p>
      </section>
      <h2>{texts.moreTitle}</h2>
      <ul class="more">
        {(['assessment', 'result', 'map', 'books', 'advisor'] as const)
          .filter((page) => pathTo(page) !== path && (page !== 'result' || progress.latest_assessment))
          .map((page) => (
            <li key={page}>
              <a href={pathTo(page)}>{texts.more[page]}</a>
            </li>
          ))}
      </ul>
    </>
  );
}
