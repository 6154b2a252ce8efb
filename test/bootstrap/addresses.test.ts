import { describe, expect, test } from '@jest/globals';
import { addressesOf } from '#bootstrap/configuration/addresses.ts';
import { readConfig } from '#bootstrap/configuration/config.ts';
import { expectOk } from '../support/expect-ok.ts';

const addresses = (environment: Readonly<Record<string, string>>, port = 3000) =>
  addressesOf(expectOk(readConfig(environment)), port);

describe('the addresses of the service', () => {
  test('are those of localhost and the listening port if none is configured', () => {
    expect(addresses({ PORT: '0' }, 49_152)).toEqual({
      baseUrl: 'http://localhost:49152',
      appUrl: 'http://localhost:49152/app/',
      paymentUrl: 'http://localhost:49152/sandbox-pay',
      listeningUrl: 'http://127.0.0.1:49152',
      allowedOrigins: new Set(['http://localhost:49152']),
    });
  });

  test('follow the public address, with any listening port', () => {
    expect(addresses({ BASE_URL: 'https://assess.example.com/' }, 8080)).toEqual({
      baseUrl: 'https://assess.example.com',
      appUrl: 'https://assess.example.com/app/',
      paymentUrl: 'https://assess.example.com/sandbox-pay',
      listeningUrl: 'http://127.0.0.1:8080',
      allowedOrigins: new Set(['https://assess.example.com']),
    });
  });

  test('allow another address for the shop', () => {
    expect(addresses({ PAYMENT_URL: 'https://shop.example.com/' }).paymentUrl).toBe(
      'https://shop.example.com',
    );
  });

  test.each([
    ['0.0.0.0', 'http://127.0.0.1:81'],
    ['::', 'http://[::1]:81'],
    ['::1', 'http://[::1]:81'],
    ['192.0.2.7', 'http://192.0.2.7:81'],
    ['localhost', 'http://localhost:81'],
  ])('lead from this machine to a process that listens on %s', (HOST, listeningUrl) => {
    expect(addresses({ HOST, BASE_URL: 'https://assess.example.com' }, 81)).toMatchObject({ listeningUrl });
  });

  test('allow the pages of the application and of listed origins to use a session', () => {
    const { appUrl, allowedOrigins } = addresses({
      BASE_URL: 'https://assess.example.com',
      APP_URL: 'https://app.example.com:8443/start#here',
      APP_ORIGINS: 'https://a.example, https://b.example',
    });
    expect(appUrl).toBe('https://app.example.com:8443/start#here');
    expect(allowedOrigins).toEqual(
      new Set([
        'https://assess.example.com',
        'https://app.example.com:8443',
        'https://a.example',
        'https://b.example',
      ]),
    );
  });
});
