import type { AssessmentStore } from '#application/ports/stores/assessment-store.ts';
import type {
  AssessmentId,
  AssessmentResult,
  CompletedAssessment,
} from '#domain/scoring/assessment-result.ts';
import type { UserId } from '#domain/sessions/user.ts';
import type { InMemoryConnection } from '../database.ts';
import { nextId, requireUser, type Tables } from '../tables.ts';

export class InMemoryAssessmentStore implements AssessmentStore {
  readonly #connection: InMemoryConnection;

  constructor(connection: InMemoryConnection) {
    this.#connection = connection;
  }

  add(result: CompletedAssessment): Promise<AssessmentId> {
    return this.#connection.run((tables) => {
      requireUser(tables, result.userId);
      const id = nextId(tables, 'assessments') as AssessmentId;
      tables.assessments.set(id, { ...result, id });
      return id;
    });
  }

  findLatest(userId: UserId): Promise<AssessmentResult | undefined> {
    return this.#connection.run((tables) => newestFirst(tables, userId)[0]);
  }

  find(userId: UserId, id: AssessmentId): Promise<AssessmentResult | undefined> {
    return this.#connection.run((tables) => {
      const result = tables.assessments.get(id);
      return result?.userId === userId ? result : undefined;
    });
  }

  async findPrevious(result: AssessmentResult): Promise<AssessmentResult | undefined> {
    const [previous] = await this.list(result.userId, 1, result);
    return previous;
  }

  list(userId: UserId, limit: number, olderThan?: AssessmentResult): Promise<readonly AssessmentResult[]> {
    return this.#connection.run((tables) =>
      newestFirst(tables, userId)
        .filter((result) => olderThan === undefined || byAge(result, olderThan) < 0)
        .slice(0, limit),
    );
  }
}

const newestFirst = (tables: Tables, userId: UserId): AssessmentResult[] =>
  [...tables.assessments.values()]
    .filter((result) => result.userId === userId)
    .toSorted((a, b) => byAge(b, a));

const byAge = (a: AssessmentResult, b: AssessmentResult): number =>
  a.completedAt.getTime() - b.completedAt.getTime() || a.id - b.id;
