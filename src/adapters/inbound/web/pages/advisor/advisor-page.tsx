import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { PageProps } from '#adapters/inbound/web/frame/page-props.ts';
import { Heading } from '#adapters/inbound/web/parts/heading.tsx';
import { useLoaded } from '#adapters/inbound/web/parts/use-loaded.ts';
import { call } from '#adapters/inbound/web/session/session.ts';
import type { Texts } from './advisor-texts.ts';
import { AnsweredTurn } from './answered-turn.tsx';
import type { Turn } from './conversation.ts';
import { QuestionForm } from './question-form.tsx';

/**
 * A conversation with the advisor: earlier questions and answers, then the form for the next question. It is lost when
 * the page closes.
 */
export default function AdvisorPage({ texts }: PageProps<Texts>): JSX.Element {
  const [turns, setTurns] = useState<readonly Turn[]>([]);
  // For the titles of books that the advisor suggests.
  const { loaded } = useLoaded(() => call('GET /books'), []);
  const books = loaded.state === 'loaded' ? loaded.data : [];
  return (
    <>
      <Heading title={texts.title} />
      <p class="lead">{texts.lead}</p>
      {turns.map((turn, index) => (
        <AnsweredTurn key={index} texts={texts} turn={turn} books={books} />
      ))}
      <QuestionForm texts={texts} turns={turns} onAnswer={(turn) => setTurns([...turns, turn])} />
      <p class="soft">{texts.limits}</p>
    </>
  );
}
