import { pathTo } from '#adapters/inbound/web/paths.ts';

/** Four pages of the same length, so that each is a quarter of the assessment. */
export const statementsPerPage = 19;

export const pages: readonly number[] = [1, 2, 3, 4];

/** A number is a page of statements. */
export type View = 'introduction' | 'review' | 'save' | number;

/** The view of an address: `/app/assessment/3`, `/app/assessment/review` and `/save`; otherwise the introduction. */
export const viewAt = (part: string | undefined): View =>
  part === 'review' || part === 'save'
    ? part
    : (pages.find((page) => String(page) === part) ?? 'introduction');

interface Identified {
  readonly id: number;
}

export const onPage = <Statement extends Identified>(
  statements: readonly Statement[],
  page: number,
): readonly Statement[] => statements.slice((page - 1) * statementsPerPage, page * statementsPerPage);

/** The position of a statement among all statements, from 1. */
export const numberOf = <Statement>(statements: readonly Statement[], statement: Statement): number =>
  statements.indexOf(statement) + 1;

/** The number of the page that shows a statement. */
export const pageOf = <Statement>(statements: readonly Statement[], statement: Statement): number =>
  Math.floor(statements.indexOf(statement) / statementsPerPage) + 1;

/** The name of the radio buttons of a statement, which is also the `id` of the first one. */
export const nameOf = ({ id }: Identified): string => `statement-${id}`;

/** The address of a statement on its page. */
export const pathToStatement = <Statement extends Identified>(
  statements: readonly Statement[],
  statement: Statement,
): string => `${pathTo('assessment', pageOf(statements, statement))}#${nameOf(statement)}`;

/** Where to continue after an answer: at the next open statement of the page, or else at one that was skipped. */
export function nextOpen<Statement extends Identified>(
  shown: readonly Statement[],
  open: readonly Statement[],
  answered: Statement,
): Statement | undefined {
  const waiting = shown.filter((one) => one !== answered && open.includes(one));
  const at = shown.indexOf(answered);
  return waiting.find((one) => shown.indexOf(one) > at) ?? waiting[0];
}
