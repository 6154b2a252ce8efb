import type { Terminal } from '#adapters/inbound/cli/command-context.ts';

/** Records what is printed, and answers with what a test has prepared. */
export class CapturedTerminal implements Terminal {
  isInteractive = false;
  /** The answer to the next question. */
  answer = '';
  readonly files = new Map<string, string>();
  readonly questions: string[] = [];
  #output: string[] = [];
  #errorOutput: string[] = [];

  print(text: string): void {
    this.#output.push(text);
  }

  printError(text: string): void {
    this.#errorOutput.push(text);
  }

  async ask(question: string): Promise<string> {
    this.questions.push(question);
    return this.answer;
  }

  async readText(file: string): Promise<string | undefined> {
    return this.files.get(file);
  }

  /** The output since the last call. */
  take(): { readonly output: string; readonly errorOutput: string } {
    const said = { output: this.#output.join('\n'), errorOutput: this.#errorOutput.join('\n') };
    [this.#output, this.#errorOutput] = [[], []];
    return said;
  }
}
