import type { Endpoints } from '../api/api-types.ts';
import { call } from '../session/session.ts';
import { useLoaded } from './use-loaded.ts';

/** What the operator says of this installation; `undefined` until it is loaded. */
export function useInstallation(): Endpoints['GET /imprint']['answer'] | undefined {
  const { loaded } = useLoaded(() => call('GET /imprint'), []);
  return loaded.state === 'loaded' ? loaded.data : undefined;
}
