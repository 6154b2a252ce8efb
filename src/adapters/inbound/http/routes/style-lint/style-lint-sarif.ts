import type { LintedText, LintInput } from '#application/style-lint/lint-text.ts';
import type { PositionUnit } from '#domain/style-lint/output/lint-report.ts';
import { sarifLog } from '#adapters/presentation/style-lint/sarif.ts';
import { helpPath } from './style-lint-shapes.ts';

/**
 * SARIF needs an address for each text, but the texts of a request have none. A relative one stands for the place where
 * the reader stores the text.
 */
const uris = { plain: 'text.txt', markdown: 'text.md' } as const satisfies Readonly<
  Record<LintInput['format'], string>
>;

/** SARIF counts text in UTF-16 units or code points, never in bytes. */
export const sarifUnit = (unit: PositionUnit): PositionUnit => (unit === 'utf8' ? 'utf16' : unit);

type Input = Pick<LintInput, 'format' | 'positionUnit'>;

/** The positions of the report are used unchanged. */
export const sarifOf = ({ language, engines, report }: LintedText, input: Input, baseUrl: string) =>
  sarifLog([{ uri: uris[input.format], language: language.code, engines, report }], {
    columnKind: input.positionUnit === 'codepoint' ? 'unicodeCodePoints' : 'utf16CodeUnits',
    informationUri: `${baseUrl}/docs`,
    helpUriOf: (id) => `${baseUrl}${helpPath(id)}`,
  });
