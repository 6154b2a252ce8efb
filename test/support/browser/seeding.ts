import type { APIRequestContext, APIResponse } from 'playwright-core';
import { eventually } from '../eventually.ts';
import { exampleIntake, exampleResponses } from '../makers/intakes.ts';

interface Responses {
  readonly responses: readonly { readonly item_id: number; readonly value: number }[];
}

async function dataOf<Data>(answer: APIResponse): Promise<Data> {
  if (!answer.ok()) throw new Error(`${answer.url()} answered ${answer.status()}: ${await answer.text()}`);
  return (await answer.json()) as Data;
}

/** Steps that a person has done before, done with requests to the API and the cookies of their browser. */
export async function submitAnswers(
  api: APIRequestContext,
  answers: Responses = exampleResponses(),
): Promise<number> {
  const submitted = await api.post('/assessments/submit', { data: answers });
  return (await dataOf<{ assessment_id: number }>(submitted)).assessment_id;
}

/** Replaces the answers that are saved on the server. */
export async function saveAnswers(api: APIRequestContext, answers: Responses): Promise<void> {
  await dataOf(await api.put('/assessments/draft', { data: answers }));
}

/** The first `count` statements. */
export const draftAnswers = (api: APIRequestContext, count: number): Promise<void> =>
  saveAnswers(api, { responses: exampleResponses().responses.slice(0, count) });

/** Uses the page that simulates payments. */
export async function buyMap(api: APIRequestContext): Promise<void> {
  const started = await api.post('/checkout', { data: { product: 'situation-map' } });
  const { checkout_url: checkout } = await dataOf<{ checkout_url: string }>(started);
  await api.post(`${checkout}/pay`, { maxRedirects: 0 });
  await eventually(async () => {
    const { has_map: hasMap } = await dataOf<{ has_map: boolean }>(await api.get('/me'));
    if (!hasMap) throw new Error('The payment has not arrived.');
  });
}

export async function draftIntake(api: APIRequestContext, draft: object = exampleIntake): Promise<void> {
  await dataOf(await api.post('/map/intake/draft', { data: draft }));
}

/** Returns when the map is in progress. */
export async function submitIntake(api: APIRequestContext, intake: object = exampleIntake): Promise<number> {
  return (await dataOf<{ map_id: number }>(await api.post('/map/intake', { data: intake }))).map_id;
}

export async function makeMap(api: APIRequestContext): Promise<number> {
  const id = await submitIntake(api);
  await eventually(async () => {
    const { status } = await dataOf<{ status: string }>(await api.get(`/map/${id}`));
    if (status !== 'complete') throw new Error(`The map is ${status}.`);
  });
  return id;
}
