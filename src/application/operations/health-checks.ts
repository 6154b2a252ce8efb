import { failuresOfStuckMaps } from '../../domain/situation-map/situation-map.ts';
import type { FileStore } from '../ports/file-store.ts';
import type { Finding } from '../ports/health-check.ts';
import type { LanguageModel } from '../ports/language-model.ts';
import type { MapStore } from '../ports/map-store.ts';
import type { Readiness } from '../ports/readiness.ts';

type Findings = Promise<readonly Finding[]>;

/** Writes, reads and deletes a file under `key`, which nothing else uses. */
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
          detail: 'A file that was written could not be read again.',
          advice: 'Look at what STORAGE_URL names: PDFs would be lost there.',
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

export async function examineMaps(maps: Pick<MapStore, 'countStuck'>): Findings {
  const stuck = await maps.countStuck(failuresOfStuckMaps);
  if (stuck === 0) return [{ health: 'ok', detail: 'No map is stuck.' }];
  return [
    {
      health: 'warning',
      detail: `Maps that failed ${failuresOfStuckMaps} times or more: ${stuck}.`,
      advice: 'See "svc maps list --stuck" and the log, mend the cause, then run "svc maps retry".',
    },
  ];
}

/** Jobs wait for longer only where nobody takes them. */
const longWaitSeconds = 60;

export async function examineQueue(readiness: Readiness): Findings {
  const queue = (await readiness.check()).find(({ name }) => name === 'queue');
  if (queue?.ok !== true)
    return [{ health: 'failed', detail: 'The queue does not answer.', advice: 'Run "svc migrate".' }];
  const seconds = Math.round(queue.lagSeconds ?? 0);
  if (seconds < longWaitSeconds) return [{ health: 'ok', detail: 'No job waits for longer than it should.' }];
  return [
    {
      health: 'warning',
      detail: `A job that is due has waited for ${seconds} seconds.`,
      advice: 'Start the service with ROLE=all or ROLE=worker, or more of them.',
    },
  ];
}

const shortAnswerMs = 10_000;

/** Asks one tiny question. */
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
        'Look at LLM_BASE_URL, LLM_API_KEY, LLM_MODEL and LLM_STRUCTURED. Built-in texts stand in meanwhile.',
    },
  ];
}
