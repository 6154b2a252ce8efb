import { stateOfCode } from '#domain/purchases/practitioner-code.ts';
import { failuresOfStuckMaps } from '#domain/situation-map/situation-map.ts';
import type { FileStore } from '../ports/file-store.ts';
import type { Finding } from '../ports/operations/health-check.ts';
import type { LanguageModel } from '../ports/texts/language-model.ts';
import type { MapStore } from '../ports/stores/map-store.ts';
import type { PractitionerCodeStore } from '../ports/stores/practitioner-code-store.ts';
import type { Readiness } from '../ports/operations/readiness.ts';

type Findings = Promise<readonly Finding[]>;

/** Writes, reads and deletes a file with the key `key`, which nothing else uses. */
export async function examineStorage(fileStore: FileStore, key: string): Findings {
  const written = Uint8Array.from([1, 2, 3]);
  await fileStore.put(key, written);
  const read = await findAndDelete(fileStore, key);
  const isSame = read !== undefined && written.every((byte, index) => read[index] === byte);
  return isSame
    ? [{ health: 'ok', detail: 'A file was written, read and deleted.' }]
    : [
        {
          health: 'failed',
          detail: 'A file was written but could not be read again.',
          advice: 'Check the store in STORAGE_URL: PDFs would be lost there.',
        },
      ];
}

async function findAndDelete(fileStore: FileStore, key: string): Promise<Uint8Array | undefined> {
  try {
    return await fileStore.find(key);
  } finally {
    await fileStore.delete(key);
  }
}

/** If such a code becomes public, everybody pays the lower price for as long as its limits allow. */
export async function examineCodes(codes: Pick<PractitionerCodeStore, 'list'>, now: Date): Findings {
  const endless = (await codes.list()).filter(
    (terms) => stateOfCode(terms, now) === 'active' && terms.maxUses === null && terms.expiresAt === null,
  );
  if (endless.length === 0) return [{ health: 'ok', detail: 'Every practitioner code has a limit.' }];
  return [
    {
      health: 'warning',
      detail: `Practitioner codes that work for ever, for everybody who learns them: ${endless.length}.`,
      advice: 'See "svc codes list"; create new ones with --max-uses or --expires, and disable the others.',
    },
  ];
}

export async function examineMaps(maps: Pick<MapStore, 'countStuck'>): Findings {
  const stuck = await maps.countStuck(failuresOfStuckMaps);
  if (stuck === 0) return [{ health: 'ok', detail: 'No map is stuck.' }];
  return [
    {
      health: 'warning',
      detail: `Maps that failed ${failuresOfStuckMaps} times or more: ${stuck}.`,
      advice: 'See "svc maps list --stuck" and the log, fix the cause, then run "svc maps retry".',
    },
  ];
}

/** Jobs wait longer than this only if no worker is running. */
const longWaitSeconds = 60;

export async function examineQueue(readiness: Readiness): Findings {
  const queue = (await readiness.check()).find(({ name }) => name === 'queue');
  if (queue?.ok !== true)
    return [{ health: 'failed', detail: 'The queue does not answer.', advice: 'Run "svc migrate".' }];
  const seconds = Math.round(queue.lagSeconds ?? 0);
  if (seconds < longWaitSeconds) return [{ health: 'ok', detail: 'No job has waited too long.' }];
  return [
    {
      health: 'warning',
      detail: `A job that is due has waited for ${seconds} seconds.`,
      advice: 'Start the service with ROLE=all or ROLE=worker, or start more workers.',
    },
  ];
}

const shortAnswerMs = 10_000;

/** Asks the model one very short question. */
export async function examineModel(model: LanguageModel): Findings {
  const asked = await model.ask({
    system: 'You are asked whether you can be reached. Answer in JSON: {"reached": true}.',
    prompt: 'Can you be reached?',
    output: {
      name: 'reached',
      jsonSchema: {
        type: 'object',
        properties: { reached: { type: 'boolean' } },
        required: ['reached'],
        additionalProperties: false,
      },
      parse: (value) =>
        typeof value === 'object' && value !== null && 'reached' in value ? value : undefined,
    },
    maxOutputTokens: 200,
    timeLimitMs: shortAnswerMs,
  });
  if (asked.isOk()) return [{ health: 'ok', detail: 'The language model answered.' }];
  return [
    {
      health: 'failed',
      detail: `The language model gave no usable answer (${asked.error.code}).`,
      advice:
        'Check LLM_BASE_URL, LLM_API_KEY, LLM_MODEL and LLM_STRUCTURED. Until then, built-in texts are used.',
    },
  ];
}
