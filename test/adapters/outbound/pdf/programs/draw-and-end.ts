/** Draws a report and prints the result. After that, nothing keeps the process alive. */
import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { PdfDrawer } from '#adapters/outbound/pdf/pdf-drawer.ts';
import { fullReport } from '../report-documents.ts';

let threads = 0;
process.on('worker', () => {
  threads += 1;
});

const drawer = new PdfDrawer();
await setImmediate();
const threadsBefore = threads;
const bytes = await drawer.draw(fullReport);
const hash = createHash('sha256').update(bytes).digest('hex');
process.stdout.write(JSON.stringify({ threadsBefore, threads, hash }));
