import { describe, expect, test } from '@jest/globals';
import { clientName, isLoopback } from '#adapters/inbound/http/limits/client-address.ts';
import { Client, randomAddress } from '#test/support/client.ts';
import { newAddress, startService } from '../service-under-test.ts';

const direct = await startService({ env: { TRUST_PROXY: '0' } });
const proxied = await startService({ env: { TRUST_PROXY: '1' } });

describe('a client is counted as', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
    ['::1', '::/64'],
    ['203.0.113.7:4711', '203.0.113.7'],
    ['[2001:db8:1:2::3]:443', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::3]', '2001:db8:1:2::/64'],
  ])('%s: %s', (address, name) => {
    expect(clientName(address)).toBe(name);
  });

  test.each([undefined, '', 'unknown', 'evil', '203.0.113.7, 10.0.0.1', '203.0.113.7:', '999.1.1.1'])(
    'the same one if %j is not an address',
    (address) => {
      expect(clientName(address)).toBe('unknown');
    },
  );
});

test.each([
  ['127.0.0.1', true],
  ['127.9.9.9', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['10.0.0.1', false],
  ['0.0.0.0', false],
  ['2001:db8::1', false],
  ['localhost', false],
  [undefined, false],
])('%s is this machine: %s', (address, expected) => {
  expect(isLoopback(address)).toBe(expected);
});

describe('the twenty requests for links that a client has', () => {
  /** Sends one request from each address and returns how many were refused. */
  const refusals = async (baseUrl: string, addresses: readonly string[]): Promise<number> => {
    let refused = 0;
    for (const address of addresses) {
      const { status } = await new Client(baseUrl, address).post('/auth/request', { email: newAddress() });
      if (status === 429) refused++;
    }
    return refused;
  };
  const times = <T>(count: number, make: (index: number) => T): T[] =>
    Array.from({ length: count }, (_, index) => make(index));

  test('are not multiplied by invented addresses if no proxy is trusted', async () => {
    expect(await refusals(direct.baseUrl, times(22, randomAddress))).toBe(2);
  });

  test('are not multiplied by invented addresses in front of the one that the proxy added', async () => {
    const forged = times(22, () => `${randomAddress()}, 198.51.100.1`);
    expect(await refusals(proxied.baseUrl, forged)).toBe(2);
  });

  test('are shared by all addresses of an IPv6 /64, and by no others', async () => {
    const neighbours = times(21, (index) => `2001:db8:0:1::${(index + 1).toString(16)}`);
    expect(await refusals(proxied.baseUrl, neighbours)).toBe(1);
    expect(await refusals(proxied.baseUrl, ['2001:db8:0:2::1'])).toBe(0);
  });

  test('are shared by all clients whose address cannot be read', async () => {
    expect(
      await refusals(
        proxied.baseUrl,
        times(21, (index) => `nonsense${index}`),
      ),
    ).toBe(1);
  });

  test('are separate for clients with different addresses', async () => {
    expect(
      await refusals(
        proxied.baseUrl,
        times(25, (index) => `192.0.2.${index + 1}`),
      ),
    ).toBe(0);
  });
});
