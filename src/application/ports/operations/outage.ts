/** The database does not respond. Nothing was stored in part; the caller may retry. */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown, message = 'The database does not answer.') {
    super(message, { cause });
    this.name = 'DatabaseUnavailable';
  }
}

/** The database responds, but too many others are waiting for it. Nothing was stored; the caller may retry. */
export class DatabaseBusy extends DatabaseUnavailable {
  constructor() {
    super(undefined, 'Too many requests are waiting for the database.');
    this.name = 'DatabaseBusy';
  }
}

/** The file store does not respond, or cannot accept requests now. The caller may retry. */
export class StorageUnavailable extends Error {
  constructor(cause: unknown) {
    super('The store of files does not answer.', { cause });
    this.name = 'StorageUnavailable';
  }
}

/** Whether the error is a temporary failure of a system, and nobody's mistake. */
export const isOutage = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable || error instanceof StorageUnavailable;
