import type { Token } from '#domain/sessions/token.ts';

/** The link in the mail: to the callback, or to the page with a button. */
export const makeLoginLink =
  (baseUrl: string, confirmsLogins: boolean) =>
  (address: string, token: Token): string => {
    const link = new URL(confirmsLogins ? '/auth/confirm' : '/auth/callback', baseUrl);
    link.searchParams.set('token', token);
    link.searchParams.set('email', address);
    return link.href;
  };
