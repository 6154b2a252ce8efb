import { assertOpen, type OpenUnit, UnitOfWorkScope } from '../unit-of-work-scope.ts';
import { copyOf, emptyTables, type Tables } from './tables.ts';

/** What a store works on: the database itself, or one unit of work. */
export interface InMemoryConnection {
  run<T>(work: (tables: Tables) => T): Promise<T>;
}

/** Admits one caller at a time, like a database with a single connection. */
export class InMemoryDatabase implements InMemoryConnection {
  readonly scope = new UnitOfWorkScope();
  readonly #commitListeners = new Set<() => void>();
  #tables = emptyTables();
  #lastTurn: Promise<unknown> = Promise.resolve();

  async run<T>(work: (tables: Tables) => T): Promise<T> {
    this.scope.assertOutside();
    return this.#exclusively(async () => work(this.#tables));
  }

  /** Keeps the changes of `work` if it resolves to `commit: true`, otherwise undoes them. */
  async transaction<T>(
    work: (connection: InMemoryConnection) => Promise<{ readonly result: T; readonly commit: boolean }>,
  ): Promise<T> {
    this.scope.assertOutside();
    return this.#exclusively(async () => {
      const tables = copyOf(this.#tables);
      const { result, commit } = await this.scope.run((unit) => work(unitConnection(tables, unit)));
      if (commit) this.#commit(tables);
      return result;
    });
  }

  /** Calls `listener` after every commit of a unit of work. Returns a function that ends this. */
  onCommit(listener: () => void): () => void {
    this.#commitListeners.add(listener);
    return () => this.#commitListeners.delete(listener);
  }

  #commit(tables: Tables): void {
    this.#tables = tables;
    for (const listener of this.#commitListeners) listener();
  }

  #exclusively<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#lastTurn.then(work);
    this.#lastTurn = turn.catch(() => undefined);
    return turn;
  }
}

const unitConnection = (tables: Tables, unit: OpenUnit): InMemoryConnection => ({
  run: async (work) => {
    assertOpen(unit);
    return work(tables);
  },
});
