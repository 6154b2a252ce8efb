/** Its name within the bundle. It is at the root of the bundle, because its address must never change. */
export const serviceWorkerFile = 'service-worker.js';
