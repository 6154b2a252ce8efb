import { Err, Ok, type Result } from 'ts-results';

export const longestPrompt = 2000;

export interface PromptRefused {
  readonly kind: 'prompt_refused';
  readonly reason: 'empty' | 'too_long' | 'control_character';
}

/** All control characters except tabs and line breaks. */
const control = /[^\P{Cc}\t\n]/u;
const visible = /[^\p{Z}\p{Cc}\p{Cf}]/u;

/** In composed form, with plain line breaks, trimmed: 1 to 2000 code points. */
export function parseQuestion(raw: string): Result<string, PromptRefused> {
  const unified = raw.replaceAll('\r\n', '\n');
  if (control.test(unified)) return refused('control_character');
  const prompt = unified.normalize('NFC').trim();
  if (!visible.test(prompt)) return refused('empty');
  return Array.from(prompt).length > longestPrompt ? refused('too_long') : Ok(prompt);
}

const refused = (reason: PromptRefused['reason']) => Err({ kind: 'prompt_refused', reason } as const);
