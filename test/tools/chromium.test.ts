import { afterEach, describe, expect, test } from '@jest/globals';
import { findChromium, unpackedChromium } from '#tools/chromium.ts';

const { platform } = process;
const given = process.env['CHROMIUM_PATH'];

const runOn = (name: string): void => void Object.defineProperty(process, 'platform', { value: name });

afterEach(() => {
  runOn(platform);
  if (given === undefined) delete process.env['CHROMIUM_PATH'];
  else process.env['CHROMIUM_PATH'] = given;
});

describe('the browser of tests and pictures', () => {
  test('is the one that CHROMIUM_PATH names, on any platform', async () => {
    runOn('darwin');
    process.env['CHROMIUM_PATH'] = process.execPath;
    expect(await findChromium()).toEqual({ executablePath: process.execPath, env: {} });
  });

  test('causes an error if the path names no file', async () => {
    process.env['CHROMIUM_PATH'] = '/nowhere/chrome';
    await expect(findChromium()).rejects.toThrow('CHROMIUM_PATH: there is no file /nowhere/chrome.');
  });

  test('causes an error if npm provides none', async () => {
    runOn('darwin');
    await expect(unpackedChromium()).rejects.toThrow(/Linux on x64 only.*set CHROMIUM_PATH/);
  });
});
