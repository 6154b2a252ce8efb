import { expect, test } from '@jest/globals';
import { Client } from '../../../../support/client.ts';
import { startService } from '../service-under-test.ts';

const imprintOf = async (env: Readonly<Record<string, string>>) =>
  new Client((await startService({ env })).baseUrl).get('/imprint');

test('anyone may read who runs the installation, without a session', async () => {
  const { status, body } = await imprintOf({ IMPRINT: 'Exämple Ltd\\n1 Example Street' });
  expect([status, body]).toEqual([200, { text: 'Exämple Ltd\n1 Example Street' }]);
});

test('the imprint is null where nobody has said who runs it', async () => {
  const { status, body } = await imprintOf({});
  expect([status, body]).toEqual([200, { text: null }]);
});
