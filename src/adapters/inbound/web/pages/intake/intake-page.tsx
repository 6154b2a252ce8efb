import type { JSX } from 'preact';
import type { Answer } from '../../api/call.ts';
import { useStore } from '../../device/store.ts';
import type { PageProps } from '../../frame/page-props.ts';
import { Heading } from '../../parts/heading.tsx';
import { useLoaded } from '../../parts/use-loaded.ts';
import { WhenLoaded } from '../../parts/when-loaded.tsx';
import { pathTo } from '../../paths.ts';
import { call, session } from '../../session/session.ts';
import { type Beginning, Questionnaire } from './questionnaire.tsx';
import { Steps, stepsIn } from './steps.tsx';
import type { Texts } from './words.ts';

export default function IntakePage({ texts, part }: PageProps<Texts>): JSX.Element {
  const who = useStore(session);
  const user = 'user' in who && who.user.has_map ? who.user : undefined;
  const step = user && stepsIn(texts).find((one) => one.part === part);
  return (
    <>
      {user && <Steps current={part} texts={texts} />}
      <Heading title={step?.title ?? texts.title} />
      {user ? <Loaded texts={texts} part={part} userId={user.id} /> : <WithoutMap texts={texts} />}
    </>
  );
}

interface Props {
  readonly texts: Texts;
  readonly part: string | undefined;
  readonly userId: number;
}

function Loaded(props: Props): JSX.Element {
  const { loaded, reload } = useLoaded(loadBeginning, []);
  return (
    <WhenLoaded loaded={loaded} onRetry={reload}>
      {(beginning) => <Questionnaire {...props} beginning={beginning} />}
    </WhenLoaded>
  );
}

/** Asks for no draft where there is none. */
async function loadBeginning(): Promise<Answer<Beginning>> {
  const progress = await call('GET /me/progress');
  if (!progress.ok) return progress;
  const beginning = { draft: {}, hasAssessment: progress.data.latest_assessment !== null };
  if (progress.data.intake_draft === null) return { ...progress, data: beginning };
  const saved = await call('GET /map/intake/draft');
  return saved.ok ? { ...saved, data: { ...beginning, draft: saved.data.draft } } : saved;
}

const WithoutMap = ({ texts: { without } }: Pick<Props, 'texts'>): JSX.Element => (
  <>
    <p class="lead">{without.text}</p>
    <p class="actions">
      <a class="button" href={pathTo('map')}>
        {without.link}
      </a>
    </p>
  </>
);
