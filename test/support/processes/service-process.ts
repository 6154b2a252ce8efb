import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startWaitLimitMs } from '../wait-limits.ts';
import { environmentOf } from './process-environment.ts';

const main = fileURLToPath(new URL('../../../src/bootstrap/main.ts', import.meta.url));

type Environment = Readonly<Record<string, string>>;

/** The real service in a separate process, with only the given variables. */
export class ServiceProcess {
  readonly #child: ChildProcess;
  #output = '';
  #log = '';
  baseUrl = '';

  private constructor(env: Environment, hear: (said: string) => void = () => undefined) {
    this.#child = spawn(process.execPath, [main], {
      env: environmentOf({ PORT: '0', ...env }),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child.stdout?.on('data', (chunk: Buffer) => {
      this.#output += chunk.toString();
      hear(chunk.toString());
    });
    this.#child.stderr?.on('data', (chunk: Buffer) => (this.#log += chunk.toString()));
  }

  /** Resolves when the service reports that it is ready. `hear` is called with each part of its standard output. */
  static async start(env: Environment = {}, hear?: (said: string) => void): Promise<ServiceProcess> {
    const service = new ServiceProcess(env, hear);
    const deadline = Date.now() + startWaitLimitMs;
    while (service.baseUrl === '') {
      const port = /^Ready at .*, port (\d+)\)$/m.exec(service.#output)?.[1];
      if (port !== undefined) service.baseUrl = `http://localhost:${port}`;
      if (service.hasEnded) throw new Error(`The service ended: ${service.#log}`);
      if (Date.now() > deadline) {
        await service.kill();
        throw new Error(`The service did not start in time: ${service.#log}`);
      }
      await delay(20);
    }
    return service;
  }

  /** Starts a service that is expected to fail. Returns its exit status and its log. */
  static async refusal(env: Environment): Promise<{ readonly status: number | null; readonly said: string }> {
    const service = new ServiceProcess(env);
    const status = await service.#ended();
    return { status, said: service.#log };
  }

  get hasEnded(): boolean {
    return this.#child.exitCode !== null || this.#child.signalCode !== null;
  }

  /** Standard output, which is for the person who started the service. */
  output(): string {
    return this.#output;
  }

  /** Standard error: the log. */
  log(): string {
    return this.#log;
  }

  /** Asks the process to end and returns its exit status. */
  async stop(): Promise<number | null> {
    this.#child.kill('SIGTERM');
    return this.#ended();
  }

  async kill(): Promise<void> {
    this.#child.kill('SIGKILL');
    await this.#ended();
  }

  async #ended(): Promise<number | null> {
    if (!this.hasEnded) await once(this.#child, 'exit');
    return this.#child.exitCode;
  }
}
