import type { Locator, Page } from 'playwright-core';
import { textsOf } from './texts.ts';
import type { Visit } from './visit.ts';

export interface Statement {
  readonly id: number;
  readonly text: string;
}

const { scale } = textsOf('assessment');

export async function statementsIn({ api }: Visit): Promise<readonly Statement[]> {
  const asked = await api.get('/assessments/items', { headers: { 'Accept-Language': 'en' } });
  return (await asked.json()) as readonly Statement[];
}

export const groupOf = (page: Page, { text }: Statement): Locator =>
  page.getByRole('group', { name: text, exact: true });

/** With the mouse. `value` starts at 1. */
export async function answer(page: Page, statement: Statement, value: number): Promise<void> {
  await groupOf(page, statement)
    .getByText(scale[value - 1] ?? '', { exact: true })
    .click();
}

/** The choice that the page shows, from 1; `undefined` without a choice. */
export async function shownAnswer(page: Page, statement: Statement): Promise<number | undefined> {
  const radios = await groupOf(page, statement).getByRole('radio').all();
  const checked = await Promise.all(radios.map((radio) => radio.isChecked()));
  return checked.includes(true) ? checked.indexOf(true) + 1 : undefined;
}

/** By statement, as stored on the server. */
export async function savedAnswers({ api }: Visit): Promise<Readonly<Record<number, number>>> {
  const asked = await api.get('/assessments/draft');
  if (asked.status() === 404) return {};
  const { responses } = (await asked.json()) as { responses: readonly { item_id: number; value: number }[] };
  return Object.fromEntries(responses.map(({ item_id: id, value }) => [id, value]));
}
