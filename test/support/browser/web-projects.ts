import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BundleOptions } from '#bootstrap/web-client/bundle-cache.ts';
import { makeCapturedLog } from '../captured-log.ts';
import { temporaryFolder } from '../processes/temporary-folder.ts';

const web = 'src/adapters/inbound/web';

/** The smallest application that has one part of every kind. */
const files: Readonly<Record<string, string>> = {
  [`${web}/index.html`]: `<!doctype html>
<html lang="en" data-session="none">
<head>
<title>Stand-in</title>
<link rel="stylesheet" href="./styles.css">
<script type="module" src="./main.tsx"></script>
</head>
<body></body>
</html>
`,
  [`${web}/styles.css`]: 'body { color: #123456; }\n',
  [`${web}/texts/en/start.json`]: '{"greeting":"Hello"}',
  [`${web}/main.tsx`]: `import { render } from 'preact';
import { mark } from '../../presentation/mark.ts';
const texts = new URL('./texts/en/start.json', import.meta.url).href;
render(<p>{mark}</p>, document.body);
void fetch(texts).then(() => import('./page.tsx'));
`,
  [`${web}/page.tsx`]: 'export const Page = () => <p>page</p>;\n',
  'src/adapters/presentation/mark.ts': `export const mark: string = 'first mark';\n`,
  'package-lock.json': '{}',
};

export interface WebProject extends BundleOptions {
  readonly printed: readonly string[];
  readonly logged: () => string;
  write(path: string, text: string): void;
  delete(path: string): void;
  remove(): void;
}

/** A project with an application to bundle and its own cache, in a folder with that name. */
export function makeWebProject(within = ''): WebProject {
  const { path: folder, remove } = temporaryFolder();
  const root = join(folder, within);
  const { log, text } = makeCapturedLog();
  const printed: string[] = [];
  const write = (path: string, content: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  };
  for (const [path, content] of Object.entries(files)) write(path, content);
  symlinkSync(join(import.meta.dirname, '../../../node_modules'), join(root, 'node_modules'));
  return {
    root,
    cache: join(root, 'cache'),
    log,
    print: (line) => printed.push(line),
    printed,
    logged: text,
    write,
    delete: (path) => rmSync(join(root, path)),
    remove,
  };
}
