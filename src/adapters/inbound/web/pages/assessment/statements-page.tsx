import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { goTo } from '../../navigation/navigation.ts';
import { Choices } from '../../parts/choices.tsx';
import { FaultSummary, type NamedFault, showControl } from '../../parts/fault-summary.tsx';
import { KeepingNote } from '../../parts/keeping-note.tsx';
import { pathTo } from '../../paths.ts';
import { Answered } from './answered.tsx';
import { nameOf, onPage, pages } from './paging.ts';
import type { ViewProps } from './view-props.ts';

interface Props extends ViewProps {
  readonly page: number;
}

export function StatementsPage(props: Props): JSX.Element {
  const { page, statements, answers, open, choose, keeping, texts } = props;
  const shown = onPage(statements, page);
  const next = pathTo('assessment', page < pages.length ? page + 1 : 'review');
  // As they were when somebody wanted to go on: the list does not move while it is worked on.
  const [missed, setMissed] = useState<readonly NamedFault[]>([]);
  // After the heading had the focus: a link may lead to one statement of the page.
  useEffect(() => showControl(location.hash.slice(1)), []);

  function goOn(event: Event): void {
    event.preventDefault();
    const faults = shown
      .filter((statement) => open.includes(statement))
      .map((statement) => ({ id: nameOf(statement), text: statement.text }));
    if (faults.length === 0) goTo(next);
    else setMissed(faults);
  }

  return (
    <>
      <Answered {...props} />
      {missed.length > 0 && (
        <>
          <FaultSummary faults={missed} />
          <p>
            <a href={next}>{texts.statements.skip}</a>
          </p>
        </>
      )}
      <p class="lead">{texts.statements.question}</p>
      <form noValidate onSubmit={goOn}>
        {shown.map((statement) => (
          <Choices
            key={statement.id}
            name={nameOf(statement)}
            question={statement.text}
            choices={texts.scale.map((label, index) => ({ value: index + 1, label }))}
            chosen={answers[statement.id]}
            onChoose={(value) => choose(statement.id, value)}
            fault={missed.length > 0 && open.includes(statement) ? texts.open : undefined}
            layout="row"
          />
        ))}
        <div class="actions">
          <button class="button">{texts.statements.next}</button>
          <a class="button quiet" href={pathTo('assessment', page > 1 ? page - 1 : undefined)}>
            {texts.statements.back}
          </a>
          <a href={pathTo('assessment', 'review')}>{texts.review.open}</a>
        </div>
      </form>
      <KeepingNote keeping={keeping} />
    </>
  );
}
