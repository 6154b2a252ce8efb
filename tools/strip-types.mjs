// Jest transform: removes TypeScript types with Node's own stripper, so that tests run the same code as `node file.ts`.
// It passes no source URL, because with one V8 coverage reports 0 %.
import { createHash } from 'node:crypto';
import { stripTypeScriptTypes } from 'node:module';

export default {
  process: (source) => ({ code: stripTypeScriptTypes(source, { mode: 'strip' }) }),
  getCacheKey: (source, file, options) =>
    createHash('sha256')
      .update([source, file, options.configString, process.version].join('\0'))
      .digest('hex'),
};
