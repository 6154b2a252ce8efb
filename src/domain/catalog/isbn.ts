import { Err, Ok, type Result } from 'ts-results';

interface IsbnRefused {
  readonly kind: 'isbn_malformed' | 'isbn_check_digit';
  readonly message: string;
}

const shape = /^97[89]\d{10}$/;
/** Separators between the parts of an ISBN, as printed on covers. */
const separators = /[\p{Zs}\p{Pd}]/gu;

/** The 13 digits of an ISBN-13, which may be written with spaces or dashes. */
export function parseIsbn(text: string): Result<string, IsbnRefused> {
  const digits = text.replaceAll(separators, '');
  if (!shape.test(digits))
    return refuse('isbn_malformed', 'An ISBN has 13 digits, of which 978 or 979 come first.');
  if (weightedSum(digits) % 10 !== 0)
    return refuse(
      'isbn_check_digit',
      'The last digit does not fit the others. Compare all of them with the book.',
    );
  return Ok(digits);
}

/** Digits count once and three times in turn (ISO 2108). */
const weightedSum = (digits: string): number =>
  Array.from(digits, Number).reduce((sum, digit, index) => sum + digit * (index % 2 === 0 ? 1 : 3), 0);

const refuse = (kind: IsbnRefused['kind'], message: string) => Err({ kind, message });
