/** Thrown by a store that cannot store data for a user because the user was deleted, perhaps a moment ago. */
export class UserGone extends Error {
  constructor(cause?: unknown) {
    super('The user is gone.', { cause });
    this.name = 'UserGone';
  }
}
