import type { Archive, ArchivePart } from '#application/ports/operations/backup.ts';

/** Keeps its parts in memory. */
export class InMemoryArchive implements Archive {
  parts: readonly ArchivePart[] = [];

  async write(parts: AsyncIterable<ArchivePart>): Promise<number> {
    const taken: ArchivePart[] = [];
    for await (const part of parts) taken.push(part);
    this.parts = taken;
    return taken.length;
  }

  async *read(): AsyncGenerator<ArchivePart> {
    yield* this.parts;
  }
}
