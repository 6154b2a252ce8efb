import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { Logger } from 'pino';
import { fingerprintOf } from './fingerprint.ts';
import { runBundler } from './run-bundler.ts';
import { type Contents, readSealed } from './sealed-folder.ts';

export interface BundleOptions {
  /** The project's folder, which contains `src`. */
  readonly root: string;
  /** Bundles are stored here, each under the fingerprint of its sources. */
  readonly cache: string;
  readonly log: Logger;
  readonly print: (line: string) => void;
}

/** Bundles that are kept in addition to the newest one, so that switching branches does not bundle again each time. */
const keptBesides = 4;
const draftPrefix = 'draft-';
/** A draft older than this was left behind by a process that ended early. */
const draftLivesMs = 10 * 60_000;

/** The bundle of the current sources: an existing one, or a new one, which is then stored. */
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
      throw new Error('The bundle of the application was damaged while it was created.');
    // If the sources have changed during bundling, the bundle would be stored under the wrong fingerprint.
    if (draft.isInCache && fingerprintOf(root) === basename(entry)) keep(draft.folder, entry, log);
    return contents;
  } finally {
    rmSync(draft.folder, { recursive: true, force: true });
  }
}

const notKept = 'the bundle of the application cannot be stored: every start creates it again';

function makeDraft(cache: string, log: Logger): { readonly folder: string; readonly isInCache: boolean } {
  try {
    // Not a temporary folder, which only its creator could read: the service may run as another user.
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

/** If several processes made the same bundle, the first one stays. A damaged one is replaced. */
function publish(draft: string, entry: string): void {
  try {
    renameSync(draft, entry);
  } catch {
    // A folder with content is not replaced.
    if (readSealed(entry) !== undefined) return;
    rmSync(entry, { recursive: true, force: true });
    renameSync(draft, entry);
  }
}

/**
 * Removes old bundles. A loaded bundle is not needed on disk any more, and a process that loses one while loading makes
 * its own.
 */
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
