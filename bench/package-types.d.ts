// What the benches use of their own packages. Those come with the first run of a bench, and the types are checked without them.

declare module 'autocannon' {
  interface Options {
    readonly url: string;
    readonly connections: number;
    /** In seconds. */
    readonly duration: number;
    readonly requests?: readonly { readonly headers: Readonly<Record<string, string>> }[];
  }
  interface Result {
    readonly requests: { readonly total: number };
    readonly non2xx: number;
    readonly errors: number;
  }
  export default function autocannon(options: Options): Promise<Result>;
}

declare module 'harper.js' {
  import type { Binary } from 'harper.js/binaryInlined';
  export class LocalLinter {
    constructor(options: { readonly binary: Binary });
    setup(): Promise<void>;
    lint(text: string): Promise<readonly unknown[]>;
  }
}

declare module 'harper.js/binaryInlined' {
  export interface Binary {
    readonly url: string | URL;
  }
  export const binaryInlined: Binary;
}

declare module 'unified' {
  export type Plugin = () => unknown;
  interface Processor {
    use(plugin: Plugin): Processor;
    process(text: string): Promise<unknown>;
  }
  export function unified(): Processor;
}

declare module 'retext-*' {
  import type { Plugin } from 'unified';
  const plugin: Plugin;
  export default plugin;
}

declare module 'write-good' {
  export default function writeGood(text: string): readonly { readonly reason: string }[];
}
