import { expect, test } from '@jest/globals';
import { isSpeculative } from '#adapters/inbound/http/requests/prefetch.ts';

test.each<[string, Readonly<Record<string, string>>]>([
  ['no browser at all', {}],
  ["Node's own fetch", { 'sec-fetch-mode': 'cors' }],
  ['a click in a browser', { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' }],
  ['an empty purpose', { purpose: '' }],
])('a request by %s is intended', (_, headers) => {
  expect(isSpeculative(headers)).toBe(false);
});

test.each<[string, Readonly<Record<string, string>>]>([
  ['a prefetch', { 'sec-purpose': 'prefetch' }],
  ['a prerendered page', { 'sec-purpose': 'prefetch;prerender' }],
  ['an anonymous prefetch', { 'sec-purpose': 'prefetch;anonymous-client-ip' }],
  ['a prefetch of older browsers', { purpose: 'prefetch' }],
  ['a prefetch of Firefox', { 'x-moz': 'prefetch' }],
  ['a preview of Safari', { 'x-purpose': 'preview' }],
  ['a link preview', { purpose: 'Preview' }],
  ['an image', { 'sec-fetch-dest': 'image', 'sec-fetch-mode': 'no-cors' }],
  ['a script tag', { 'sec-fetch-dest': 'script' }],
  ['a frame', { 'sec-fetch-dest': 'iframe', 'sec-fetch-mode': 'navigate' }],
  ['whatever needs no answer', { 'sec-fetch-mode': 'no-cors' }],
  ['a script of any page', { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors' }],
  ['a script of the application', { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'same-origin' }],
  ['a web socket', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'websocket' }],
  ['a script that hides what it is for', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' }],
])('a request for %s is not', (_, headers) => {
  expect(isSpeculative(headers)).toBe(true);
});
