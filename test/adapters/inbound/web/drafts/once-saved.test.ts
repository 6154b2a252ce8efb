import { describe, expect, test } from '@jest/globals';
import { type Answer, type Failure, knownProblem } from '#adapters/inbound/web/api/call.ts';
import { DraftKeeper } from '#adapters/inbound/web/drafts/draft-keeper.ts';
import { onceSaved } from '#adapters/inbound/web/drafts/once-saved.ts';

const headers = new Headers();

/** The result of the final request, and whether it was sent, if saving the draft gives this answer. */
async function endAfter(save: Answer<{ readonly saved_at: string }>) {
  const keeper = new DraftKeeper<string>({
    send: async () => save,
    keepLocally: () => undefined,
    after: () => () => undefined,
  });
  keeper.change('all of it');
  let wasAsked = false;
  const answer = await onceSaved(keeper, async () => {
    wasAsked = true;
    return { ok: true, data: 'the end', headers };
  });
  return { wasAsked, answer };
}

const refused = knownProblem(413, 'payload_too_large');

describe('the final request of a draft', () => {
  test('is sent when the draft is on the server', async () => {
    const saved = { ok: true, data: { saved_at: '2026-05-03T09:00:00.000Z' }, headers } as const;
    expect(await endAfter(saved)).toEqual({ wasAsked: true, answer: { ok: true, data: 'the end', headers } });
  });

  test.each<readonly [string, Failure, Failure]>([
    ['without a connection', { kind: 'unreachable' }, { kind: 'unreachable' }],
    ['without a session', knownProblem(401, 'session_required'), knownProblem(401, 'session_required')],
    ['to a busy service', knownProblem(429, 'rate_limited'), knownProblem(503, 'overloaded')],
    ['for a refused draft', refused, refused],
  ])('is not sent %s, and the failure is returned', async (_, failure, reported) => {
    expect(await endAfter({ ok: false, failure })).toEqual({
      wasAsked: false,
      answer: { ok: false, failure: reported },
    });
  });
});
