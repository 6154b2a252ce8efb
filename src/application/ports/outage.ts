/** Something the service depends on does not answer. Nothing was half-written; the caller may try again. */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super('The database does not answer.', { cause });
    this.name = 'DatabaseUnavailable';
  }
}
