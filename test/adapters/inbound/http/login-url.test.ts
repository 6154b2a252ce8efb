import { expect, test } from '@jest/globals';
import { loginUrl } from '#adapters/inbound/http/settings.ts';

const baseUrl = 'https://service.example.com';
const webClient = { shell: '', assets: new Map(), pages: [], serviceWorker: { identity: Buffer.from('') } };

test.each([
  ['the own application', `${baseUrl}/app/`, webClient, `${baseUrl}/app/login`],
  ['an application elsewhere', 'https://app.example.com/', webClient, 'https://app.example.com/'],
  ['the own address, with nothing served there', `${baseUrl}/app/`, undefined, `${baseUrl}/app/`],
] as const)('leads to the place where %s asks for a link', (_, appUrl, client, address) => {
  expect(loginUrl({ appUrl, baseUrl, webClient: client })).toBe(address);
});
