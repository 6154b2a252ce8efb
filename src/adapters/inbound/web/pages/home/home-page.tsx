import type { JSX } from 'preact';
import type { Progress } from '#adapters/inbound/web/api/api-types.ts';
import { useStore } from '#adapters/inbound/web/device/store.ts';
import { useFrame } from '#adapters/inbound/web/frame/frame-context.ts';
import type { PageProps } from '#adapters/inbound/web/frame/page-props.ts';
import { fill } from '#adapters/inbound/web/language/fill.ts';
import { day } from '#adapters/inbound/web/language/format.ts';
import { Heading } from '#adapters/inbound/web/parts/heading.tsx';
import { useLoaded } from '#adapters/inbound/web/parts/use-loaded.ts';
import { WhenLoaded } from '#adapters/inbound/web/parts/when-loaded.tsx';
import { pathTo } from '#adapters/inbound/web/paths.ts';
import { call, session } from '#adapters/inbound/web/session/session.ts';
import { NextStep } from '../map/next-step.tsx';
import { belongings, elsewhere, nextStep } from './ways-on.ts';

type Texts = typeof import('#adapters/inbound/web/texts/en/home.json');

/** The start for members: one step to take, what they have, and what else there is. */
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
  const hasMap = 'user' in who && who.user.has_map;
  const step = nextStep(progress, hasMap);
  const { kind, path, at } = step;
  const { title, text, action } = texts.steps[kind];
  const values = { count: progress.assessment_draft?.answered ?? 0, day: at ? day(at, language) : '' };
  const owned = belongings(progress, step);
  return (
    <div class="desk">
      <div>
        <section class="panel next">
          <h2>{fill(title, values)}</h2>
          <p>{fill(text, values)}</p>
          <p>
            <a class="button" href={path}>
              {action}
            </a>
          </p>
        </section>
        {progress.latest_map?.status === 'complete' && (
          <NextStep mapId={progress.latest_map.map_id} texts={texts.plan} />
        )}
      </div>
      <div>
        {owned.length > 0 && (
          <Ways
            title={texts.ownedTitle}
            ways={owned.map((one) => {
              const words = texts.owned[one.kind];
              return { ...words, path: one.path, text: fill(words.text, { day: day(one.at, language) }) };
            })}
          />
        )}
        <Ways
          title={texts.moreTitle}
          ways={elsewhere(progress, hasMap, step).map((page) => ({
            path: pathTo(page),
            ...texts.more[page],
          }))}
        />
      </div>
    </div>
  );
}

interface WaysProps {
  readonly title: string;
  readonly ways: readonly { readonly path: string; readonly name: string; readonly text: string }[];
}

const Ways = ({ title, ways }: WaysProps): JSX.Element => (
  <section class="ways">
    <h2>{title}</h2>
    <ul>
      {ways.map(({ path, name, text }) => (
        <li key={path}>
          <a href={path}>{name}</a>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  </section>
);
