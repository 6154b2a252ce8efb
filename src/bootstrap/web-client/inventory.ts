/** Of a bundle, by the names of its files. */
export type Inventory = Readonly<Record<string, BundledFile>>;

interface BundledFile {
  /** Paths within the folder of the application; what comes from elsewhere is left out. */
  readonly sources: readonly string[];
  /** Names of the files that are loaded with it at once. */
  readonly imports: readonly string[];
}

/** Its name within the bundle. */
export const inventoryFile = 'inventory.json';
