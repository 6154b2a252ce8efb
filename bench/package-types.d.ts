// The parts of the benches' own packages that are used here. Those packages are installed by the first run of a bench,
// but the types are checked without them.

declare module 'autocannon' {
  interface Request {
    readonly method: string;
    readonly path: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: string;
  }
  export interface Client {
    /** The requests are sent in turn. */
    setRequests(requests: readonly Request[]): void;
  }
  interface Options {
    readonly url: string;
    readonly connections: number;
    /** The number of requests. */
    readonly amount: number;
    /** The interval of the check whether all requests were answered, in milliseconds. */
    readonly sampleInt: number;
    readonly setupClient: (client: Client) => void;
  }
  interface Result {
    readonly requests: { readonly total: number };
    readonly '4xx': number;
    readonly '5xx': number;
    readonly errors: number;
  }
  export default function autocannon(options: Options): Promise<Result>;
}

declare module 'unified' {
  export type Plugin = () => unknown;
  interface Place {
    readonly start: { readonly offset: number };
    readonly end: { readonly offset: number };
  }
  interface Processor {
    use(plugin: Plugin): Processor;
    process(text: string): Promise<{ readonly messages: readonly { readonly place: Place }[] }>;
  }
  export function unified(): Processor;
}

// These packages are listed here too, because their own types need a package that is not installed.
declare module 'retext-english' {
  import type { Plugin } from 'unified';
  const plugin: Plugin;
  export default plugin;
}

declare module 'retext-stringify' {
  import type { Plugin } from 'unified';
  const plugin: Plugin;
  export default plugin;
}

declare module 'retext-*' {
  import type { Plugin } from 'unified';
  const plugin: Plugin;
  export default plugin;
}

declare module 'write-good' {
  export default function writeGood(text: string): readonly {
    readonly index: number;
    /** The length of the match. */
    readonly offset: number;
  }[];
}
