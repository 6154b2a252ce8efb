import type { Endpoints } from '../api/api-types.ts';
import type { Answer } from '../api/call.ts';
import { pathTo } from '../paths.ts';
import { rememberReturnPath } from './return-to.ts';
import { call } from './session.ts';

/** What the mail says of the link. */
export type LinkPurpose = NonNullable<Endpoints['POST /auth/request']['body']['purpose']>;

/** After the login, the person returns to the page on which the link was requested. */
export async function askForLink(email: string, purpose: LinkPurpose = 'login'): Promise<Answer<unknown>> {
  if (location.pathname !== pathTo('login')) rememberReturnPath(location.pathname + location.search);
  return call('POST /auth/request', { body: { email, purpose } });
}
