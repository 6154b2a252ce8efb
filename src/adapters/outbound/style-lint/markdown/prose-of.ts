import type { TextFormat } from '#application/ports/texts/style-linter.ts';
import { plainProse } from '#domain/style-lint/text/plain-prose.ts';
import type { Prose } from '#domain/style-lint/text/prose.ts';
import { markdownProse } from './prose.ts';

export const proseOf = (text: string, format: TextFormat): Prose =>
  format === 'markdown' ? markdownProse(text) : plainProse(text);
