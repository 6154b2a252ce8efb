declare const token: unique symbol;
declare const tokenHash: unique symbol;

/** 256 random bits as 43 characters of base64url: the secret in a magic link or a session cookie. Never stored. */
export type Token = string & { readonly [token]: true };

/** The SHA-256 of a token's text, in base64url: the only form in which a token is stored. */
export type TokenHash = string & { readonly [tokenHash]: true };

const tokenShape = /^[A-Za-z0-9_-]{43}$/;

export const parseToken = (text: string): Token | undefined =>
  tokenShape.test(text) ? (text as Token) : undefined;
