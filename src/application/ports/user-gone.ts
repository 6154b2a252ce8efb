/** Thrown by any store asked to keep something for a user who is no more: deleted, perhaps only just now. */
export class UserGone extends Error {
  constructor(cause?: unknown) {
    super('The user is gone.', { cause });
    this.name = 'UserGone';
  }
}
