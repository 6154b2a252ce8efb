import { pathTo } from '../../paths.ts';

/** Nineteen pages that are all the same; with five or six to a page, the last would be a leftover. */
export const statementsPerPage = 4;

export const pages: readonly number[] = Array.from(
  { length: 76 / statementsPerPage },
  (_, index) => index + 1,
);

/** A number is that of a page with statements. */
export type View = 'introduction' | 'review' | number;

/** What an address shows: `/app/assessment/3`, `/app/assessment/review`, else the introduction. */
export const viewAt = (part: string | undefined): View =>
  part === 'review' ? part : (pages.find((page) => String(page) === part) ?? 'introduction');

interface Identified {
  readonly id: number;
}

export const onPage = <Statement extends Identified>(
  statements: readonly Statement[],
  page: number,
): readonly Statement[] => statements.slice((page - 1) * statementsPerPage, page * statementsPerPage);

/** The page that asks for a statement. */
export const pageOf = <Statement>(statements: readonly Statement[], statement: Statement): number =>
  Math.floor(statements.indexOf(statement) / statementsPerPage) + 1;

/** Of the radio buttons; the first one has it as its `id`. */
export const nameOf = ({ id }: Identified): string => `statement-${id}`;

/** Of a statement on its page. */
export const pathToStatement = <Statement extends Identified>(
  statements: readonly Statement[],
  statement: Statement,
): string => `${pathTo('assessment', pageOf(statements, statement))}#${nameOf(statement)}`;
