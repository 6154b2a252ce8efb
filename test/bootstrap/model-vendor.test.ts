import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { startModelStub } from '../support/servers/model-stub.ts';
import { waitLimitMs } from '../support/wait-limits.ts';

test('the vendor of a hosted model is loaded by the first question, not before', async () => {
  const stub = await startModelStub();
  const file = import.meta.resolve('../../src/adapters/outbound/llm/openai-compatible-model.ts');
  const program = `
    import { registerHooks } from 'node:module';
    const loaded = [];
    registerHooks({ resolve: (name, context, next) => (loaded.push(name), next(name, context)) });
    const { makeOpenAiCompatibleModel } = await import(${JSON.stringify(file)});
    const model = makeOpenAiCompatibleModel({ baseUrl: '${stub.baseUrl}', model: 'm', timeoutMs: ${waitLimitMs}, structured: 'json_schema' });
    const before = loaded.includes('ai');
    await model.ask({ system: 's', prompt: 'p', output: { name: 'o', jsonSchema: {}, parse: (value) => value }, maxOutputTokens: 9, timeLimitMs: ${waitLimitMs} });
    console.log(JSON.stringify([before, loaded.includes('ai')]));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program]);
  expect(JSON.parse(stdout)).toEqual([false, true]);
  await stub.stop();
});
