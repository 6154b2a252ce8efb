import { stringifySetCookie } from 'cookie';
import { sessionIdleMs } from '#domain/sessions/session.ts';
import type { Token } from '#domain/sessions/token.ts';

const name = 'svc_session';

/**
 * The value of the session cookie; `undefined` if there is none. If there are several cookies of that name, another
 * host of the same domain has set one of them. The value is then an empty text, which is never a session.
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
 * `Secure` also on http://localhost, where browsers accept it. Without `Domain` the cookie is sent to this host only.
 * The `__Host-` prefix would guarantee the same but change the documented name.
 */
const attributes = { path: '/', httpOnly: true, secure: true, sameSite: 'lax' } as const;

export const sessionCookie = (token: Token | string): string =>
  stringifySetCookie({ name, value: token, maxAge: sessionIdleMs / 1000, ...attributes });

export const clearedSessionCookie = stringifySetCookie({ name, value: '', maxAge: 0, ...attributes });
