import { describe, expect, test } from '@jest/globals';
import { returnAddress } from '#domain/purchases/checkout.ts';

describe('the way back from a checkout', () => {
  test.each([
    ['https://app.example.com/', 'paid', 'https://app.example.com/?checkout=paid'],
    ['https://app.example.com/app/', 'cancelled', 'https://app.example.com/app/?checkout=cancelled'],
    ['https://app.example.com/?lang=fr', 'paid', 'https://app.example.com/?lang=fr&checkout=paid'],
    ['https://app.example.com/#/map', 'paid', 'https://app.example.com/?checkout=paid#/map'],
  ] as const)('leads to %s and says that it was %s', (appUrl, outcome, address) => {
    expect(returnAddress(appUrl, outcome)).toBe(address);
  });
});
