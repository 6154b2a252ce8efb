import { describe, expect, test } from '@jest/globals';
import { makeDeletePerson } from '#application/person/delete-person.ts';
import { makeExportPerson } from '#application/person/export-person.ts';
import { UserGone } from '#application/ports/user-gone.ts';
import type { PaymentEvent } from '#domain/purchases/payment-event.ts';
import type { UserId } from '#domain/sessions/user.ts';
import { aCompletedAssessment, aDraft } from '#test/support/makers/assessments.ts';
import { expectErr, expectOk } from '#test/support/expect-ok.ts';
import { later, noon } from '#test/support/makers/logins.ts';
import { aPaymentEvent } from '#test/support/makers/purchases.ts';
import { setMapStage } from '../situation-map/map-stage.ts';

describe('exporting the data of a person', () => {
  test('collects all results and maps, in any number', async () => {
    const stage = await setMapStage();
    const { id } = stage.owner;
    for (let days = 0; days < 120; days += 1)
      await stage.assessments.add(aCompletedAssessment(id, later({ days }, noon)));
    await stage.assessmentDrafts.replace(id, aDraft(noon));
    const { mapId } = expectOk(await stage.submit());

    const exported = expectOk(await makeExportPerson(stage)(id));

    const pages = await Array.fromAsync(exported!.assessments);
    expect(new Set(pages.flat().map((result) => result.id)).size).toBe(120);
    expect(Math.max(...pages.map((page) => page.length))).toBeLessThanOrEqual(50);
    expect(exported?.assessmentDraft).toEqual(aDraft(noon));
    expect((await Array.fromAsync(exported!.maps)).flat().map((map) => map.id)).toEqual([mapId]);
    expect(exported?.exportedAt).toEqual(stage.clock.now());
  });

  test('fails instead of leaving things out if the person is deleted in the meantime', async () => {
    const stage = await setMapStage();
    await stage.assessments.add(aCompletedAssessment(stage.owner.id, noon));
    const exported = expectOk(await makeExportPerson(stage)(stage.owner.id));
    await makeDeletePerson(stage)(stage.owner.id);
    await expect(Array.fromAsync(exported!.maps)).rejects.toThrow(UserGone);
  });

  test('finds no unknown user', async () => {
    const exportPerson = makeExportPerson(await setMapStage());
    expect(expectOk(await exportPerson(4711 as UserId))).toBeUndefined();
  });

  test('is limited to ten times an hour for each person', async () => {
    const stage = await setMapStage();
    const exportPerson = makeExportPerson(stage);
    for (let time = 0; time < 10; time += 1) expectOk(await exportPerson(stage.owner.id));
    expect(expectErr(await exportPerson(stage.owner.id))).toMatchObject({
      bucket: 'exports_per_user',
      limit: { points: 10, windowSeconds: 3600 },
    });
    expectOk(await exportPerson(4711 as UserId));
  });

  test('contains nothing about other people who were involved in payments', async () => {
    const stage = await setMapStage();
    const { id } = stage.owner;
    const paid = (userReference: string, payerEmail: string) => {
      const received = aPaymentEvent();
      return { ...received, event: { ...received.event, userReference, payerEmail } as PaymentEvent };
    };
    await stage.paymentEvents.record(paid(String(id), 'Employer@example.org'), noon);
    await stage.paymentEvents.record(paid('4711', 'ANNA@example.org'), noon);

    const exported = expectOk(await makeExportPerson(stage)(id));

    expect(exported?.traces.paymentEvents.map(({ event }) => event)).toMatchObject([
      { userReference: String(id), payerEmail: null },
      { userReference: null, payerEmail: 'ANNA@example.org' },
    ]);
  });
});
