import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eventually } from '../support/eventually.ts';
import { environmentOf } from '../support/processes/process-environment.ts';
import { ServiceProcess } from '../support/processes/service-process.ts';
import { temporaryFolder } from '../support/processes/temporary-folder.ts';

const tour = new URL('../../docs/tour.md', import.meta.url);
const svc = fileURLToPath(new URL('../../tools/svc.cjs', import.meta.url));

describe('the tour of the API', () => {
  const folder = temporaryFolder();
  let service: ServiceProcess;
  const start = (PORT = '0') => ServiceProcess.start({ DATA_DIR: `${folder.path}/var`, PORT });

  beforeAll(async () => {
    service = await start();
  });

  afterAll(async () => {
    await service.stop();
    folder.remove();
  });

  /** Runs a block as printed, except for the port and for what a person copies: a link or a key. */
  async function run(block: string, copied = ''): Promise<string> {
    const script = block
      .replace(/^(link|key)=.*$/m, `$1='${copied}'`)
      .replaceAll('http://localhost:3000', service.baseUrl)
      .replaceAll('npm run -s svc --', `'${process.execPath}' '${svc}'`);
    const env = environmentOf({ DATA_DIR: `${folder.path}/var` });
    const { stdout } = await promisify(execFile)('bash', ['-euc', script], { cwd: folder.path, env });
    return stdout;
  }

  test('works as printed', async () => {
    const text = await readFile(tour, 'utf8');
    const blocks = [...text.matchAll(/^```sh walk\n(.*?)^```$/gms)].map(([, block = '']) => block);
    const [ask = '', open = '', answer = '', buy = '', submit = '', look = '', ...further] = blocks;
    const [browse = '', makeKey = '', check = '', leave = '', ...others] = further;
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

    const browsed = await run(browse);
    expect(browsed).toContain('"language":"fr"');
    expect(browsed).toContain('"product":"situation-map"');
    await service.stop();
    const key = /svc_live_\w+/.exec(await run(makeKey))?.[0];
    // At the same address as before, as it would be without `PORT=0`, because links contain the address.
    service = await start(new URL(service.baseUrl).port);
    const checked = await run(check, key);
    for (const rule of ['clarity/wordy-phrase', 'mechanics/repeated-word', 'mechanics/indefinite-article'])
      expect(checked).toContain(`"rule_id":"${rule}"`);

    expect(await run(leave)).toContain('"ok":true');
    expect(await readFile(`${folder.path}/my-data.json`, 'utf8')).toContain('Operations coordinator');
    const { pathname, search } = new URL(report);
    expect((await fetch(`${service.baseUrl}${pathname}${search}`)).status).toBe(404);
  });
});
