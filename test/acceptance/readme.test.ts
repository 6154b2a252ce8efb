import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eventually } from '../support/eventually.ts';
import { ServiceProcess } from '../support/service-process.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const readme = new URL('../../README.md', import.meta.url);

describe('the first minute of the README', () => {
  const folder = temporaryFolder();
  let service: ServiceProcess;

  beforeAll(async () => {
    service = await ServiceProcess.start({ DATA_DIR: `${folder.path}/var` });
  }, 30_000);

  afterAll(async () => {
    await service.stop();
    folder.remove();
  });

  /** Runs a block as printed, except for the port, and for the link that a person copies. */
  async function run(block: string, link = ''): Promise<string> {
    const script = block
      .replace(/^link=.*$/m, `link='${link}'`)
      .replaceAll('http://localhost:3000', service.baseUrl);
    const { stdout } = await promisify(execFile)('bash', ['-euc', script], { cwd: folder.path });
    return stdout;
  }

  test('works as printed, and so does what follows', async () => {
    const text = await readFile(readme, 'utf8');
    const [ask = '', open = '', answer = '', buy = '', submit = '', look = '', ...others] = [
      ...text.matchAll(/^```sh walk\n(.*?)^```$/gms),
    ].map(([, block]) => block);
    expect(others).toEqual([]);

    expect(await run(ask)).toContain('"ok":true');
    const link = await eventually(() => {
      const printed = /http\S+\/auth\/callback\S+/.exec(service.output())?.[0];
      expect(printed).toBeDefined();
      return printed;
    });
    const opened = await run(open, link);
    expect(opened).toContain('HTTP/1.1 302');
    expect(opened).toContain('"email":"you@example.com"');
    const answered = await run(answer);
    expect(answered).toContain('"id":76');
    expect(answered).toContain('"assessment_id":1');
    expect(answered).toContain('"top_nature"');

    const bought = await run(buy);
    expect(bought).toContain('"price_cents":19700');
    expect(bought).toContain('HTTP/1.1 303');
    await eventually(() => expect(service.output()).toContain('Your payment for the situation map'));
    const submitted = await run(submit);
    expect(submitted).toContain('"saved_at"');
    expect(submitted).toContain('"map_id":1');
    const report = await eventually(() => {
      const printed = /http\S+\/map\/report\S+/.exec(service.output())?.[0];
      expect(printed).toBeDefined();
      return String(printed);
    });
    expect(await run(look)).toContain(`"report_url":"${report}"`);
    expect((await readFile(`${folder.path}/map.pdf`)).subarray(0, 5).toString()).toBe('%PDF-');
    expect(await (await fetch(report)).text()).toContain('Operations coordinator');
  }, 60_000);
});
