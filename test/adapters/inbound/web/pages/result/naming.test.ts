import { expect, test } from '@jest/globals';
import { listed } from '../../../../../../src/adapters/inbound/web/pages/result/naming.ts';

test('names follow each other as in a sentence', () => {
  expect(listed(['Analyzing'], 'nature', 'en')).toBe('Analyzing');
  expect(listed(['Analyzing', 'Creating', 'Leading'], 'nature', 'en')).toBe(
    'Analyzing, Creating and Leading',
  );
});

test('in French, natures stand between quotation marks that no line ends within, and intelligences are adjectives', () => {
  expect(listed(['Analyzing', 'Providing'], 'nature', 'fr')).toBe(
    '«\u00A0Analyser\u00A0» et «\u00A0Prendre soin\u00A0»',
  );
  expect(listed(['Musical', 'Spatial'], 'intelligence', 'fr')).toBe('musicale et spatiale');
});
