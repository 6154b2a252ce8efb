import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A program of the tests in a process of its own. */
export interface Program {
  readonly process: ChildProcess;
  /** The next message that it sends. */
  message(): Promise<unknown>;
  /** All that it has written to its two outputs. */
  output(): string;
  kill(): Promise<void>;
}

const paths = {
  openBundle: import.meta.resolve('./programs/open-bundle.ts'),
  openDatabase: import.meta.resolve('./programs/open-database.ts'),
  workForever: import.meta.resolve('./programs/work-forever.ts'),
};

export function runProgram(name: keyof typeof paths, argument: string): Program {
  const child = fork(fileURLToPath(paths[name]), [argument], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    execArgv: [],
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => output.push(text));
  }
  const ended = once(child, 'exit').then(() =>
    Promise.reject(new Error(`The program ended: ${output.join('')}`)),
  );
  ended.catch(() => undefined);
  return {
    process: child,
    message: async () => {
      const messages: readonly unknown[] = await Promise.race([once(child, 'message'), ended]);
      return messages[0];
    },
    output: () => output.join(''),
    kill: async () => {
      child.kill('SIGKILL');
      await ended.catch(() => undefined);
    },
  };
}
