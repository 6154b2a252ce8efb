import type { Token } from '../domain/sessions/token.ts';

/** Where the mail leads: to the callback itself, or to the page whose button does. */
export const makeLoginLink =
  (baseUrl: string, confirmsLogins: boolean) =>
  (address: string, token: Token): string => {
    const link = new URL(confirmsLogins ? '/auth/confirm' : '/auth/callback', baseUrl);
    link.searchParams.set('token', token);
    link.searchParams.set('email', address);
    return link.href;
  };
