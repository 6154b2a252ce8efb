import type { Answer, Failure } from '../api/call.ts';
import { type Hindrance, hindranceIn, pauseAfter } from './after-failure.ts';

/** The state of what a person has entered. `since` is when the server confirmed the last save. */
export type Keeping =
  | { readonly state: 'untouched' }
  | { readonly state: 'saving' }
  | { readonly state: 'saved'; readonly since: string }
  /** Kept on this device; sent as soon as there is a connection again. */
  | { readonly state: 'waiting'; readonly cause: Hindrance }
  /** Kept on this device; the server refuses it as it is. */
  | { readonly state: 'refused'; readonly failure: Failure };

interface Deps<Value> {
  /** Saves the value on the server; it replaces what is there. */
  readonly send: (value: Value) => Promise<Answer<{ readonly saved_at: string }>>;
  /** The copy on this device, which outlives the page: `undefined` removes it. */
  readonly keepLocally: (value: Value | undefined) => void;
  /** Calls back after so many milliseconds, unless the returned function was called before. */
  readonly after: (ms: number, callback: () => void) => () => void;
}

/** Changes within this time are saved together. */
const soonMs = 1_000;

/**
 * Stores a value on this device at once, and sends it to the server soon after: one save at a time, the newest value
 * last. After a failure it tries again: after a pause, or at once when `retry` reports that the connection or the
 * session is back.
 */
export class DraftKeeper<Value> {
  readonly #deps: Deps<Value>;
  readonly #listeners = new Set<() => void>();
  #keeping: Keeping = { state: 'untouched' };
  /** The newest value until the server has it, in an object of its own, so that equal values can be distinguished. */
  #unsent: { readonly value: Value } | undefined;
  #isSending = false;
  #isStopped = false;
  #failures = 0;
  #cancelAttempt: () => void = () => undefined;
  #settling: ((isOnServer: boolean) => void)[] = [];

  /** `unsent` is what an earlier page could not save. */
  constructor(deps: Deps<Value>, unsent?: Value) {
    this.#deps = deps;
    if (unsent !== undefined) this.change(unsent);
  }

  readonly get = (): Keeping => this.#keeping;

  /** Calls back at every change of `get()`. Returns a function that ends the subscription. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  change(value: Value): void {
    this.#unsent = { value };
    this.#deps.keepLocally(value);
    const { state } = this.#keeping;
    if (this.#isStopped || state === 'saving' || state === 'waiting') return;
    this.#notify({ state: 'saving' });
    this.#sendAfter(soonMs);
  }

  /**
   * Called when the connection or the session is back. A busy server is still not asked before its `Retry-After` has
   * passed.
   */
  retry(): void {
    if (this.#keeping.state !== 'waiting' || this.#keeping.cause === 'busy') return;
    this.#failures = 0;
    void this.#send();
  }

  /** Resolves to `true` when everything is saved on the server, or to `false` when it cannot be saved for now. */
  async settle(): Promise<boolean> {
    if (this.#unsent === undefined) return true;
    if (this.#isStopped || (this.#isHeldUp() && !this.#isSending)) return false;
    const settled = new Promise<boolean>((resolve) => this.#settling.push(resolve));
    void this.#send();
    return settled;
  }

  /** Sends nothing more. The copy on this device stays if the server does not have it yet. */
  stop(): void {
    this.#isStopped = true;
    this.#cancelAttempt();
    this.#endSettling(false);
  }

  /** Whether another attempt right now would fail again. */
  #isHeldUp(): boolean {
    const keeping = this.#keeping;
    return keeping.state === 'refused' || (keeping.state === 'waiting' && keeping.cause === 'busy');
  }

  #sendAfter(ms: number): void {
    this.#cancelAttempt();
    this.#cancelAttempt = this.#deps.after(ms, () => void this.#send());
  }

  async #send(): Promise<void> {
    const sent = this.#unsent;
    if (sent === undefined || this.#isSending || this.#isStopped) return;
    this.#cancelAttempt();
    this.#isSending = true;
    const answer = await this.#deps.send(sent.value);
    this.#isSending = false;
    const isNewest = this.#unsent === sent;
    if (answer.ok) this.#confirm(isNewest, answer.data.saved_at);
    else this.#cope(isNewest, answer.failure);
  }

  #confirm(isNewest: boolean, since: string): void {
    this.#failures = 0;
    if (!isNewest) return this.#goOn();
    this.#unsent = undefined;
    this.#deps.keepLocally(undefined);
    this.#notify({ state: 'saved', since });
    this.#endSettling(true);
  }

  #cope(isNewest: boolean, failure: Failure): void {
    const cause = hindranceIn(failure);
    if (cause === undefined && !isNewest) return this.#goOn();
    this.#keepAgain();
    this.#notify(cause === undefined ? { state: 'refused', failure } : { state: 'waiting', cause });
    this.#failures = cause === undefined ? 0 : this.#failures + 1;
    if (cause !== undefined) this.#sendAfter(pauseAfter(failure, this.#failures));
    this.#endSettling(false);
  }

  /** Stores the copy again. An earlier keeper that was stopped while sending removes it when its request succeeds. */
  #keepAgain(): void {
    if (this.#unsent !== undefined && !this.#isStopped) this.#deps.keepLocally(this.#unsent.value);
  }

  /** Sends the newer value that has come in meanwhile. */
  #goOn(): void {
    this.#notify({ state: 'saving' });
    this.#sendAfter(this.#settling.length > 0 ? 0 : soonMs);
  }

  #notify(keeping: Keeping): void {
    this.#keeping = keeping;
    for (const listener of this.#listeners) listener();
  }

  #endSettling(isOnServer: boolean): void {
    for (const resolve of this.#settling.splice(0)) resolve(isOnServer);
  }
}
