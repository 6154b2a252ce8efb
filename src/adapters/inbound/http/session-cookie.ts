import { stringifySetCookie } from 'cookie';
import { sessionIdleMs } from '../../../domain/sessions/session.ts';
import type { Token } from '../../../domain/sessions/token.ts';

const name = 'svc_session';

/**
 * What the request carries under the session's name: `undefined` for nothing, and for several cookies of that name an
 * empty text, which is no session: one of them must have been planted by a neighbouring host.
 */
export function presentedSession(cookieHeader: string | undefined): string | undefined {
  if (cookieHeader === undefined) return undefined;
  const values = cookieHeader
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1));
  return values.length > 1 ? '' : values[0];
}

/**
 * `Secure` also on http://localhost, where browsers accept it. No `Domain`: the cookie stays with this very host. The
 * `__Host-` prefix would promise the same but change the documented name.
 */
const attributes = { path: '/', httpOnly: true, secure: true, sameSite: 'lax' } as const;

export const sessionCookie = (token: Token | string): string =>
  stringifySetCookie({ name, value: token, maxAge: sessionIdleMs / 1000, ...attributes });

export const clearedSessionCookie = stringifySetCookie({ name, value: '', maxAge: 0, ...attributes });
