import { describe, expect, test } from '@jest/globals';
import { addressesOf } from '../../src/bootstrap/addresses.ts';
import { readConfig } from '../../src/bootstrap/config.ts';
import { expectOk } from '../support/expect-ok.ts';

const addresses = (environment: Readonly<Record<string, string>>, port = 3000) =>
  addressesOf(expectOk(readConfig(environment)), port);

describe('the addresses of the service', () => {
  test('are those of localhost and the port listened on when none is set', () => {
    expect(addresses({ PORT: '0' }, 49_152)).toEqual({
      baseUrl: 'http://localhost:49152',
      appUrl: 'http://localhost:49152/app/',
      allowedOrigins: new Set(['http://localhost:49152']),
    });
  });

  test('follow the public address, whatever port is listened on', () => {
    expect(addresses({ BASE_URL: 'https://assess.example.com/' }, 8080)).toEqual({
      baseUrl: 'https://assess.example.com',
      appUrl: 'https://assess.example.com/app/',
      allowedOrigins: new Set(['https://assess.example.com']),
    });
  });

  test('let the pages of the application and of named origins use a session', () => {
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
