import type { PractitionerCodeStore } from '#application/ports/stores/practitioner-code-store.ts';
import type { PractitionerCode, PractitionerCodeTerms } from '#domain/purchases/practitioner-code.ts';
import type { InMemoryConnection } from '../database.ts';

export class InMemoryPractitionerCodeStore implements PractitionerCodeStore {
  readonly #connection: InMemoryConnection;

  constructor(connection: InMemoryConnection) {
    this.#connection = connection;
  }

  add({
    code,
    maxUses,
    expiresAt,
  }: Pick<PractitionerCodeTerms, 'code' | 'maxUses' | 'expiresAt'>): Promise<boolean> {
    return this.#connection.run(({ practitionerCodes }) => {
      if (practitionerCodes.has(code)) return false;
      if (maxUses !== null && maxUses < 1) throw new Error('The limit breaks the check constraint.');
      practitionerCodes.set(code, { code, maxUses, uses: 0, expiresAt, isDisabled: false });
      return true;
    });
  }

  find(code: PractitionerCode): Promise<PractitionerCodeTerms | undefined> {
    return this.#connection.run(({ practitionerCodes }) => practitionerCodes.get(code));
  }

  list(): Promise<readonly PractitionerCodeTerms[]> {
    return this.#connection.run(({ practitionerCodes }) =>
      [...practitionerCodes.values()].toSorted((a, b) => (a.code < b.code ? -1 : 1)),
    );
  }

  disable(code: PractitionerCode): Promise<boolean> {
    return this.#connection.run(({ practitionerCodes }) => {
      const terms = practitionerCodes.get(code);
      if (terms !== undefined) practitionerCodes.set(code, { ...terms, isDisabled: true });
      return terms !== undefined;
    });
  }

  countUse(code: PractitionerCode): Promise<void> {
    return this.#connection.run(({ practitionerCodes }) => {
      const terms = practitionerCodes.get(code);
      if (terms !== undefined) practitionerCodes.set(code, { ...terms, uses: terms.uses + 1 });
    });
  }
}
