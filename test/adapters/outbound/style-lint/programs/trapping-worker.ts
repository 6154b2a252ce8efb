/** Replaces the worker that checks grammar: the text says what it does, and its answer says which thread it is. */
import { threadId } from 'node:worker_threads';
import { endingOnTrap } from '#adapters/outbound/style-lint/grammar/ending-on-trap.ts';
import type { LintRequest } from '#application/ports/texts/style-linter.ts';

/** The part that is used here, because the types of Node.js do not contain WebAssembly. */
declare const WebAssembly: {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object) => { readonly exports: { f(): void } };
};

/** A WebAssembly module with one function `f`, which consists of `unreachable`. */
const trap = '0061736d0100000001040160000003020100070501016600000a05010300000b';

export default endingOnTrap(async ({ text }: LintRequest): Promise<{ readonly total: number }> => {
  if (text === 'fail') throw new Error('This one cannot be read.');
  if (text === 'trap') new WebAssembly.Instance(new WebAssembly.Module(Buffer.from(trap, 'hex'))).exports.f();
  return { total: threadId };
});
