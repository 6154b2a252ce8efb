import { readFile } from 'node:fs/promises';
import { stderr, stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { text as textOf } from 'node:stream/consumers';
import type { Terminal } from './command-context.ts';

/** A terminal would execute these characters, even if they are part of an argument or a name. */
const obeyed = /(?!\n)\p{Cc}/gu;

const shown = (text: string): string => `${text.replace(obeyed, '\ufffd')}\n`;

/**
 * The terminal, or the pipes, of this process. Questions go to standard error, because standard output is for results.
 */
export const systemTerminal: Terminal = {
  print: (text) => void stdout.write(shown(text)),
  printError: (text) => void stderr.write(shown(text)),
  isInteractive: stdin.isTTY && stderr.isTTY,
  ask: async (question) => {
    const lines = createInterface({ input: stdin, output: stderr });
    return lines.question(question).finally(() => lines.close());
  },
  readText: (file) => (file === '-' ? textOf(stdin) : readFile(file, 'utf8').catch(() => undefined)),
};
