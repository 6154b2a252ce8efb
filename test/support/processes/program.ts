import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A test program in a separate process. */
export interface Program {
  readonly process: ChildProcess;
  /** The next message that it sends. */
  message(): Promise<unknown>;
  /** Everything that it has written to standard output and standard error. */
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
  // The exit may be noticed before the last message, but the end of the channel comes after it.
  const ended = Promise.all([once(child, 'exit'), once(child, 'disconnect')]).then(() =>
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
