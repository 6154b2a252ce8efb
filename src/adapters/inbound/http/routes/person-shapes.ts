import { z } from 'zod';

const time = z.string().meta({ format: 'date-time', description: 'UTC' });
const record = z.record(z.string(), z.unknown());
const records = z.array(record);

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
    payment_events: records.meta({ description: 'As the payment service told them, for 90 days.' }),
    maps: records.meta({ description: 'Every map with its intake, profile and texts, the newest first.' }),
    map_draft: record.nullable(),
    mails: records.meta({ description: 'Which mails went out, for 90 days; their texts are not kept.' }),
    idempotency_keys: records,
  })
  .meta({ id: 'PersonExport' });
