import { compress } from '#adapters/inbound/http/requests/content-encoding.ts';
import type { WebClient } from '#adapters/inbound/http/web-client.ts';

const script = `console.log('${'long enough to be worth compressing, '.repeat(20)}');\n`;
const shell = `<!doctype html>
<html lang="en" data-session="none">
<head><title>Stand-in</title><!--head--><script type="module" src="/app/assets/index-a1b2c3d4.js"></script></head>
<body>${'<p>A document that is worth compressing.</p>'.repeat(5)}</body>
</html>
`;

/** A placeholder for the application, so that it does not have to be bundled. */
export const standInClient: WebClient = {
  shell,
  serviceWorker: compress(Buffer.from('addEventListener("fetch", () => undefined);\n')),
  pages: ['/app/', '/app/login', '/app/result', '/app/result/:part'],
  assets: new Map([
    ['index-a1b2c3d4.js', compress(Buffer.from(script))],
    ['style-a1b2c3d4.css', compress(Buffer.from('main { color: #123456; }\n'.repeat(9)))],
    ['start-a1b2c3d4.json', compress(Buffer.from('{"é":1}'))],
    ['app-192-a1b2c3d4.png', { identity: Buffer.from('192') }],
    ['app-512-a1b2c3d4.png', { identity: Buffer.from('512') }],
    ['card-en-a1b2c3d4.png', { identity: Buffer.from('en') }],
    ['card-fr-a1b2c3d4.png', { identity: Buffer.from('fr') }],
    ['icon-a1b2c3d4.svg', compress(Buffer.from('<svg/>'))],
  ]),
};
