import { afterEach, describe, expect, test } from '@jest/globals';
import { OtlpTracing } from '#adapters/outbound/telemetry/otlp-tracing.ts';
import { startOtlpReceiver } from '#test/support/servers/otlp-receiver.ts';

let receiver: Awaited<ReturnType<typeof startOtlpReceiver>> | undefined;
afterEach(() => receiver?.stop());

async function setTracing({ status = 200, ratio = 1 } = {}) {
  const started = await startOtlpReceiver(status);
  receiver = started;
  const failures: unknown[] = [];
  const tracing = new OtlpTracing({
    endpoint: started.endpoint,
    headers: {},
    serviceName: 'test',
    ratio,
    onFailure: (error) => failures.push(error),
  });
  return { tracing, failures, receiver: started };
}

const server = (name: string) => ({ name, kind: 'server' }) as const;

describe('tracing', () => {
  test('continues the trace of the caller, and passes it on', async () => {
    const { tracing, receiver: collector } = await setTracing();
    const parent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
    const handedOn = await tracing.span({ ...server('one'), parent }, async () => tracing.current());
    await tracing.close();

    const [span] = collector.spans();
    expect(span).toMatchObject({ traceId: 'a'.repeat(32), parentSpanId: 'b'.repeat(16), status: {} });
    expect(handedOn).toBe(`00-${'a'.repeat(32)}-${span?.spanId}-01`);
    expect(tracing.current()).toBeUndefined();
  });

  test('records what failed, and throws what was thrown', async () => {
    const { tracing, receiver: collector } = await setTracing();
    await expect(tracing.span(server('one'), () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await tracing.close();
    expect(collector.spans()).toMatchObject([{ name: 'one', status: { code: 2 } }]);
  });

  test('keeps to the part of traces that is asked for, and to what was decided before', async () => {
    const { tracing, receiver: collector } = await setTracing({ ratio: 0 });
    await tracing.span(server('left out'), () =>
      tracing.span({ name: 'left out too', kind: 'client' }, async () => undefined),
    );
    const parent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
    await tracing.span({ ...server('traced'), parent }, async () => undefined);
    await tracing.close();
    expect(collector.spans().map(({ name }) => name)).toEqual(['traced']);
  });

  test('costs nothing but traces where the collector takes none, and says so once', async () => {
    const { tracing, failures } = await setTracing({ status: 503 });
    for (let count = 0; count < 1200; count += 1) await tracing.span(server('one'), async () => undefined);
    await tracing.close();
    expect(failures).toHaveLength(1);
  });
});
