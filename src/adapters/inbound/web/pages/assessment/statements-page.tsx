import type { JSX } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Statement } from '#adapters/inbound/web/api/api-types.ts';
import { useFrame } from '#adapters/inbound/web/frame/frame-context.ts';
import { goTo } from '#adapters/inbound/web/navigation/navigation.ts';
import { Choices } from '#adapters/inbound/web/parts/choices.tsx';
import { FaultSummary } from '#adapters/inbound/web/parts/fault-summary.tsx';
import { pathTo } from '#adapters/inbound/web/paths.ts';
import { Answered } from './answered.tsx';
import { Finish } from './finish.tsx';
import { useLastPress, useMovingOn } from './moving-on.ts';
import { nameOf, nextOpen, onPage, pages, pathToStatement } from './paging.ts';
import { useWayBack } from './way-back.ts';
import type { ViewProps } from './view-props.ts';

interface Props extends ViewProps {
  readonly page: number;
}

const endId = 'go-on';

/** One page with a quarter of the statements. */
export function StatementsPage(props: Props): JSX.Element {
  const { page, statements, answers, open, choose, texts } = props;
  const shown = onPage(statements, page);
  const gaps = shown.filter((statement) => open.includes(statement));
  // The statements that were open when the person wanted to continue. The list gets shorter as they are answered.
  const [missed, setMissed] = useState<readonly Statement[]>([]);
  const faults = missed.filter((statement) => open.includes(statement));
  const movingOn = useMovingOn();
  const { pressRef, listeners } = useLastPress();
  const { address } = useFrame();
  const isBegun = gaps.length < shown.length;
  const [gap] = gaps;
  useWayBack(isBegun && gap !== undefined ? nameOf(gap) : undefined, address.by);

  function answer(statement: Statement, value: number, movesOn: boolean): void {
    choose(statement.id, value);
    const next = nextOpen(shown, open, statement);
    if (movesOn) movingOn.moveTo(next === undefined ? endId : nameOf(next));
  }

  /**
   * Answers the statement that has the focus. If none has it, answers the first open one, unless the setting is off
   * (WCAG 2.1.4).
   */
  function answerByKey(event: KeyboardEvent): void {
    const value = valueOf(event);
    const { name } = event.target as HTMLInputElement;
    const statement = name ? shown.find((one) => nameOf(one) === name) : movingOn.isOn ? gaps[0] : undefined;
    if (value === undefined || statement === undefined) return;
    event.preventDefault();
    answer(statement, value, true);
  }
  // Runs before the browser paints, because the next key may follow at once.
  useLayoutEffect(() => {
    addEventListener('keydown', answerByKey);
    return () => removeEventListener('keydown', answerByKey);
  });

  function goOn(event: Event): void {
    event.preventDefault();
    if (gaps.length === 0) goTo(pathAfter(props));
    else setMissed(gaps);
  }

  return (
    <>
      <Answered {...props} />
      {faults.length > 0 && (
        <>
          <FaultSummary faults={faults.map((one) => ({ id: nameOf(one), text: one.text }))} since={missed} />
          <p>
            <a href={pathAfter(props)}>{texts.statements.skip}</a>
          </p>
        </>
      )}
      <p class="lead">{texts.statements.question}</p>
      {page === 1 && <p class="soft">{props.account ? texts.statements.hint : texts.guest.hint}</p>}
      <label class="moves-on">
        <input
          type="checkbox"
          checked={movingOn.isOn}
          onChange={({ currentTarget }) => movingOn.set(currentTarget.checked)}
        />
        <span>{texts.statements.movesOn}</span>
        <span class="keys">{texts.statements.keys}</span>
      </label>
      <form noValidate onSubmit={goOn} {...listeners}>
        {shown.map((statement) => (
          <Choices
            key={statement.id}
            name={nameOf(statement)}
            question={statement.text}
            choices={texts.scale.map((label, index) => ({
              value: index + 1,
              label: <Step number={index + 1} label={label} />,
            }))}
            chosen={answers[statement.id]}
            onChoose={(value) => answer(statement, value, pressRef.current)}
            fault={faults.includes(statement) ? texts.open : undefined}
            layout="row"
          />
        ))}
        <PageEnd {...props} gaps={gaps.length} />
      </form>
    </>
  );
}

/** The keys 1 to 5, also on keyboards that need the shift key for digits. */
function valueOf({ code, ctrlKey, metaKey, altKey }: KeyboardEvent): number | undefined {
  const digit = /^(?:Digit|Numpad)([1-5])$/.exec(code)?.[1];
  return digit === undefined || ctrlKey || metaKey || altKey ? undefined : Number(digit);
}

/** The number shows which key to press; screen readers do not read it. */
const Step = ({ number, label }: { readonly number: number; readonly label: string }): JSX.Element => (
  <>
    <b aria-hidden="true">{number}</b>
    <span>{label}</span>
  </>
);

/** The address of the next page; after the last page, of the first open statement elsewhere. */
function pathAfter({ page, statements, open }: Props): string {
  if (page < pages.length) return pathTo('assessment', page + 1);
  const [gap] = open;
  return gap === undefined || onPage(statements, page).includes(gap)
    ? pathTo('assessment', 'review')
    : pathToStatement(statements, gap);
}

/**
 * The end of a page: a short message, and the link to continue. Once every statement has an answer, it links to the
 * result.
 */
function PageEnd(props: Props & { readonly gaps: number }): JSX.Element {
  const { page, open, gaps, texts } = props;
  const isLast = page === pages.length;
  return (
    <div class="page-end">
      <p class="word" role="status">
        {gaps === 0 && (texts.statements.quarters[page - 1] ?? '')}
      </p>
      <div class="actions">
        {isLast && open.length === 0 ? (
          <Finish id={endId} {...props} />
        ) : (
          <button id={endId} class="button">
            {isLast ? (gaps === 0 ? texts.review.goOn : texts.review.submit) : texts.statements.next}
          </button>
        )}
        {page > 1 && (
          <a class="button quiet" href={pathTo('assessment', page - 1)}>
            {texts.statements.back}
          </a>
        )}
        <a href={pathTo('assessment', 'review')}>{texts.review.open}</a>
      </div>
    </div>
  );
}
