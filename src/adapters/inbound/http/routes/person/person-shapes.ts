import { z } from 'zod';
import { itemBank } from '#domain/scoring/item-bank.ts';
import { result } from '../assessment-shapes.ts';
import { summary } from '../map/map-shapes.ts';
import { time } from '../shapes.ts';

const record = z.record(z.string(), z.unknown());
const records = z.array(record);

export const progress = z
  .object({
    assessment_draft: z
      .object({ answered: z.int().min(0).max(itemBank.items.length), saved_at: time })
      .nullable(),
    latest_assessment: result.pick({ assessment_id: true, completed_at: true, top_nature: true }).nullable(),
    intake_draft: z.object({ saved_at: time }).nullable(),
    latest_map: summary.nullable(),
  })
  .meta({
    id: 'Progress',
    description: '`intake_draft` and `latest_map` are null for all who may not use the map.',
  });

export const personExport = z
  .object({
    exported_at: time,
    account: record.meta({ description: 'Address, role, language, access to maps.' }),
    sessions: records,
    login_requests: records,
    login_links: records,
    assessments: records.meta({ description: 'Every result with its answers, the newest first.' }),
    assessment_draft: record.nullable(),
    checkouts: records,
    purchases: records,
    payment_events: records.meta({ description: 'As the payment service reported them, for 90 days.' }),
    maps: records.meta({ description: 'Every map with its intake, profile and texts, the newest first.' }),
    map_draft: record.nullable(),
    mails: records.meta({ description: 'Which mails went out, for 90 days; their texts are not kept.' }),
    idempotency_keys: records,
  })
  .meta({ id: 'PersonExport' });
