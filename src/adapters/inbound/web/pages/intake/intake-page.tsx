import type { JSX } from 'preact';
import { useStore } from '#adapters/inbound/web/device/store.ts';
import type { PageProps } from '#adapters/inbound/web/frame/page-props.ts';
import { Heading } from '#adapters/inbound/web/parts/heading.tsx';
import { useLoaded } from '#adapters/inbound/web/parts/use-loaded.ts';
import { WhenLoaded } from '#adapters/inbound/web/parts/when-loaded.tsx';
import { pathTo } from '#adapters/inbound/web/paths.ts';
import { session } from '#adapters/inbound/web/session/session.ts';
import { loadBeginning } from './load-beginning.ts';
import { Questionnaire } from './questionnaire.tsx';
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
