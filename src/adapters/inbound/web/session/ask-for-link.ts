import type { Answer } from '../api/call.ts';
import { pathTo } from '../paths.ts';
import { wishToReturnTo } from './return-to.ts';
import { call } from './session.ts';

/** After the login, the person is back where it was asked for. */
export async function askForLink(email: string): Promise<Answer<unknown>> {
  if (location.pathname !== pathTo('login')) wishToReturnTo(location.pathname + location.search);
  return call('POST /auth/request', { body: { email } });
}
