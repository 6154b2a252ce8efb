interface Entry {
  readonly atMs: number;
  readonly who: string;
  readonly what: string;
}

/** The operations on the service and its responses, in order. */
export class History {
  readonly #begun = performance.now();
  readonly #entries: Entry[] = [];
  acknowledged = 0;
  readonly faults = new Map<string, number>();
  /** Responses that no fault excuses, such as a status of 500, or a session that works after its end. */
  readonly wrongs: string[] = [];

  note(who: string, what: string): void {
    this.#entries.push({ atMs: Math.round(performance.now() - this.#begun), who, what });
  }

  noteFault(fault: string): void {
    this.faults.set(fault, (this.faults.get(fault) ?? 0) + 1);
    this.note('nemesis', fault);
  }

  noteWrong(who: string, what: string): void {
    this.wrongs.push(`${who}: ${what}`);
    this.note(who, `WRONG ${what}`);
  }

  text(): string {
    return this.#entries
      .map(({ atMs, who, what }) => `${String(atMs).padStart(7)} ${who} ${what}`)
      .join('\n');
  }
}
