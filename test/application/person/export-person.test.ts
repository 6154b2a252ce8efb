import { describe, expect, test } from '@jest/globals';
import { makeExportPerson } from '../../../src/application/person/export-person.ts';
import type { PaymentEvent } from '../../../src/domain/purchases/payment-event.ts';
import type { UserId } from '../../../src/domain/sessions/user.ts';
import { aCompletedAssessment, aDraft } from '../../support/assessments.ts';
import { expectOk } from '../../support/expect-ok.ts';
import { later, noon } from '../../support/logins.ts';
import { aPaymentEvent } from '../../support/purchases.ts';
import { setMapStage } from '../situation-map/map-stage.ts';

describe('exporting the data of a person', () => {
  test('collects every result and every map, however many there are', async () => {
    const stage = await setMapStage();
    const { id } = stage.owner;
    for (let days = 0; days < 120; days += 1)
      await stage.assessments.add(aCompletedAssessment(id, later({ days }, noon)));
    await stage.assessmentDrafts.replace(id, aDraft(noon));
    const { mapId } = expectOk(await stage.submit());

    const exported = await makeExportPerson(stage)(id);

    expect(exported?.assessments).toHaveLength(120);
    expect(exported?.assessmentDraft).toEqual(aDraft(noon));
    expect(exported?.maps.map((map) => map.id)).toEqual([mapId]);
    expect(exported?.exportedAt).toEqual(stage.clock.now());
  });

  test('knows nobody who is not there', async () => {
    expect(await makeExportPerson(await setMapStage())(4711 as UserId)).toBeUndefined();
  });

  test('is done once for all who ask at the same moment, and anew for the next', async () => {
    const stage = await setMapStage();
    const exportPerson = makeExportPerson(stage);

    const [one, other] = await Promise.all([exportPerson(stage.owner.id), exportPerson(stage.owner.id)]);
    await stage.assessmentDrafts.replace(stage.owner.id, aDraft(noon));

    expect(other).toBe(one);
    expect((await exportPerson(stage.owner.id))?.assessmentDraft).toEqual(aDraft(noon));
  });

  test('tells of payments nothing about others who had to do with them', async () => {
    const stage = await setMapStage();
    const { id } = stage.owner;
    const paid = (userReference: string, payerEmail: string) => {
      const received = aPaymentEvent();
      return { ...received, event: { ...received.event, userReference, payerEmail } as PaymentEvent };
    };
    await stage.paymentEvents.record(paid(String(id), 'Employer@example.org'), noon);
    await stage.paymentEvents.record(paid('4711', 'ANNA@example.org'), noon);

    const exported = await makeExportPerson(stage)(id);

    expect(exported?.traces.paymentEvents.map(({ event }) => event)).toMatchObject([
      { userReference: String(id), payerEmail: null },
      { userReference: null, payerEmail: 'ANNA@example.org' },
    ]);
  });
});
