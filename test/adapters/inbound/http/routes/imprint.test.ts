import { expect, test } from '@jest/globals';
import { Client } from '#test/support/client.ts';
import { startService } from '../service-under-test.ts';

const imprintOf = async (env: Readonly<Record<string, string>>) =>
  new Client((await startService({ env })).baseUrl).get('/imprint');

const silent = {
  text: null,
  contact: null,
  terms: null,
  refund: null,
  is_trial: true,
  language_model: false,
};

test('anyone may read who runs the installation, without a session', async () => {
  const { status, body } = await imprintOf({ IMPRINT: 'Exämple Ltd\\n1 Example Street' });
  expect([status, body]).toEqual([200, { ...silent, text: 'Exämple Ltd\n1 Example Street' }]);
});

test('the imprint is null if it is not configured', async () => {
  const { status, body } = await imprintOf({});
  expect([status, body]).toEqual([200, silent]);
});

test('contact, terms and refund are shown as they were set', async () => {
  const { body } = await imprintOf({
    IMPRINT_CONTACT: 'hello@example.com',
    IMPRINT_TERMS: 'Terms.\\nMore terms.',
    IMPRINT_REFUND: 'Within 14 days.',
  });
  expect(body).toEqual({
    ...silent,
    contact: 'hello@example.com',
    terms: 'Terms.\nMore terms.',
    refund: 'Within 14 days.',
  });
});

test('an installation with a payment service is no trial, and one with a language model says so', async () => {
  const { body } = await imprintOf({
    STRIPE_SECRET_KEY: 'sk_test_123456789',
    STRIPE_WEBHOOK_SECRET: 'whsec_123456789',
    LLM_BASE_URL: 'http://127.0.0.1:9/v1',
  });
  expect(body).toEqual({ ...silent, is_trial: false, language_model: true });
});
