import type { Terminal } from '../../../../src/adapters/inbound/cli/surroundings.ts';

/** Keeps what is printed, and answers from what a test has prepared. */
export class CapturedTerminal implements Terminal {
  isInteractive = false;
  /** To the next question. */
  answer = '';
  readonly files = new Map<string, string>();
  readonly questions: string[] = [];
  #output: string[] = [];
  #complaints: string[] = [];

  print(text: string): void {
    this.#output.push(text);
  }

  complain(text: string): void {
    this.#complaints.push(text);
  }

  async ask(question: string): Promise<string> {
    this.questions.push(question);
    return this.answer;
  }

  async readText(file: string): Promise<string | undefined> {
    return this.files.get(file);
  }

  /** What was said since the last time. */
  take(): { readonly output: string; readonly complaints: string } {
    const said = { output: this.#output.join('\n'), complaints: this.#complaints.join('\n') };
    [this.#output, this.#complaints] = [[], []];
    return said;
  }
}
