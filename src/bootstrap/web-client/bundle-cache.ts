import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { Logger } from 'pino';
import { fingerprintOf } from './fingerprint.ts';
import { runBundler } from './run-bundler.ts';
import { type Contents, readSealed } from './sealed-folder.ts';

export interface BundleOptions {
  /** Of the project: the folder that holds `src`. */
  readonly root: string;
  /** Bundles are kept here, each under the fingerprint of what it was made from. */
  readonly cache: string;
  readonly log: Logger;
  readonly print: (line: string) => void;
}

/** Besides the newest, so that work on several branches does not bundle at every change between them. */
const keptBesides = 4;
const draftPrefix = 'draft-';
/** A draft as old as this was left behind by a process that ended early. */
const draftLivesMs = 10 * 60_000;

/** The bundle of the sources as they are now: one that was made before, if there is one, else made now and kept. */
export async function openBundle(options: BundleOptions): Promise<Contents> {
  const entry = join(options.cache, fingerprintOf(options.root));
  return readSealed(entry) ?? (await makeBundle(entry, options));
}

async function makeBundle(entry: string, { root, cache, log, print }: BundleOptions): Promise<Contents> {
  print('Bundling the application …');
  const draft = makeDraft(cache, log);
  try {
    const complaints = await runBundler(root, draft.folder);
    if (complaints !== '') log.warn({ complaints }, 'bundling');
    const contents = readSealed(draft.folder);
    if (contents === undefined)
      throw new Error('The bundle of the application was damaged while it was made.');
    // Sources that changed meanwhile would be kept under the fingerprint of what they were.
    if (draft.isInCache && fingerprintOf(root) === basename(entry)) keep(draft.folder, entry, log);
    return contents;
  } finally {
    rmSync(draft.folder, { recursive: true, force: true });
  }
}

const notKept = 'the bundle of the application cannot be kept: every start makes it anew';

function makeDraft(cache: string, log: Logger): { readonly folder: string; readonly isInCache: boolean } {
  try {
    // Not a temporary folder, which nobody else could read: the service may be run by others than installed it.
    const folder = join(cache, draftPrefix + randomUUID());
    mkdirSync(folder, { recursive: true });
    return { folder, isInCache: true };
  } catch (err) {
    log.warn({ err }, notKept);
    return { folder: mkdtempSync(join(tmpdir(), 'web-client-')), isInCache: false };
  }
}

function keep(draft: string, entry: string, log: Logger): void {
  try {
    publish(draft, entry);
    removeOld(dirname(entry), entry);
  } catch (err) {
    log.warn({ err }, notKept);
  }
}

/** Of several processes that made the same bundle at once, the first one's stays. A damaged one makes room. */
function publish(draft: string, entry: string): void {
  try {
    renameSync(draft, entry);
  } catch {
    // A folder that holds something is not replaced.
    if (readSealed(entry) !== undefined) return;
    rmSync(entry, { recursive: true, force: true });
    renameSync(draft, entry);
  }
}

/** Nobody needs a bundle again that was loaded: a process that loses one while it loads makes its own. */
function removeOld(cache: string, current: string): void {
  const others = readdirSync(cache)
    .map((name) => ({ name, path: join(cache, name) }))
    .filter(({ path }) => path !== current)
    .map((other) => ({ ...other, changedAt: statSync(other.path, { throwIfNoEntry: false })?.mtimeMs ?? 0 }));
  const [drafts = [], bundles = []] = [true, false].map((isDraft) =>
    others.filter(({ name }) => name.startsWith(draftPrefix) === isDraft),
  );
  const tooMany = bundles.toSorted((a, b) => b.changedAt - a.changedAt).slice(keptBesides);
  const leftBehind = drafts.filter(({ changedAt }) => changedAt < Date.now() - draftLivesMs);
  for (const { path } of [...tooMany, ...leftBehind]) rmSync(path, { recursive: true, force: true });
}
