/** The files of a bundle, by name. */
export type Inventory = Readonly<Record<string, BundledFile>>;

interface BundledFile {
  /** Paths within the application's folder; other sources are left out. */
  readonly sources: readonly string[];
  /** Names of the files that it loads immediately. */
  readonly imports: readonly string[];
}

/** Its file name in the bundle. */
export const inventoryFile = 'inventory.json';
