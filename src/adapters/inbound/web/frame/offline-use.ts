const script = '/app/service-worker.js';

/**
 * Installs the service worker, so that the application opens without a connection from the second visit on. Browsers
 * without service workers work as before.
 */
export async function prepareOfflineUse(): Promise<void> {
  // Browsers offer it only over HTTPS or on localhost.
  const { serviceWorker } = navigator as Partial<Navigator>;
  await serviceWorker?.register(script, { scope: '/app/' }).catch(() => undefined);
}
