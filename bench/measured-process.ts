import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { environmentOf } from '../test/support/processes/process-environment.ts';

interface Script {
  /** The path in the folder of the benches. */
  readonly file: string;
  readonly args?: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

/** A server in a separate process, which responds to every message with its `process.cpuUsage()`. */
export class MeasuredProcess {
  readonly port: number;
  readonly origin: string;
  readonly #child: ChildProcess;
  readonly #ended: Promise<never>;

  private constructor(child: ChildProcess, ended: Promise<never>, port: number) {
    this.#child = child;
    this.#ended = ended;
    this.port = port;
    this.origin = `http://localhost:${port}`;
  }

  /** Resolves when the server has written its port. Its log is written, as in production, but nobody reads it. */
  static async start({ file, args = [], env }: Script): Promise<MeasuredProcess> {
    const path = fileURLToPath(new URL(file, import.meta.url));
    const child = fork(path, [...args], {
      env: environmentOf(env),
      stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
    });
    const ended = untilEnded(child);
    let said = '';
    const listen = (chunk: Buffer) => (said += chunk.toString());
    child.stdout?.on('data', listen);
    while (!said.includes(', port ')) await Promise.race([once(child.stdout!, 'data'), ended]);
    child.stdout?.off('data', listen).resume();
    return new MeasuredProcess(child, ended, Number(/, port (\d+)\)/.exec(said)?.[1]));
  }

  /** Processor time of the whole process so far, in milliseconds. */
  async usedMs(): Promise<number> {
    const answer = once(this.#child, 'message') as Promise<[NodeJS.CpuUsage]>;
    this.#child.send('used?');
    const [{ user, system }] = await Promise.race([answer, this.#ended]);
    return (user + system) / 1000;
  }

  stop(): void {
    this.#child.kill('SIGKILL');
  }
}

function untilEnded(child: ChildProcess): Promise<never> {
  const ended = once(child, 'exit').then(() => {
    throw new Error('The server ended.');
  });
  // A failure is reported only to callers that wait for a response.
  ended.catch(() => undefined);
  return ended;
}
