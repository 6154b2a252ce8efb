import { expect, test } from '@jest/globals';
import { listed } from '#adapters/inbound/web/pages/result/naming.ts';

test('names are listed as in a sentence', () => {
  expect(listed(['Analyzing'], 'nature', 'en')).toBe('Analyzing');
  expect(listed(['Analyzing', 'Creating', 'Leading'], 'nature', 'en')).toBe(
    'Analyzing, Creating and Leading',
  );
});

test('in French, natures are in quotation marks without line breaks, and intelligences are adjectives', () => {
  expect(listed(['Analyzing', 'Providing'], 'nature', 'fr')).toBe(
    '«\u00A0Analyser\u00A0» et «\u00A0Prendre soin\u00A0»',
  );
  expect(listed(['Musical', 'Spatial'], 'intelligence', 'fr')).toBe('musicale et spatiale');
});
