import { makeAuthenticate } from '#application/login/authenticate.ts';
import { makeLogOut } from '#application/login/log-out.ts';
import { makeRedeemMagicLink } from '#application/login/redeem-magic-link.ts';
import { makeRequestMagicLink } from '#application/login/request-magic-link.ts';
import { makeSendLoginMail } from '#application/login/send-login-mail.ts';
import type { Language } from '#domain/language.ts';
import type { LoginRequestId } from '#domain/sessions/magic-link.ts';
import { parseToken, type Token } from '#domain/sessions/token.ts';
import { addressOf } from '#test/support/makers/builders.ts';
import { expectOk } from '#test/support/expect-ok.ts';
import { setStage, type Stage } from '../in-memory-stage.ts';

/** The token in a mailed link. */
export const tokenIn = (mail: { readonly link: string } | undefined): Token =>
  parseToken(mail?.link.split('/').at(-1) ?? '') ?? failWithoutToken();

function failWithoutToken(): never {
  throw new Error('There is no mail with a token.');
}

/** The use cases of login on one stage, and the steps that a test needs before its own. */
export function setLoginStage(stage: Stage = setStage()) {
  const requestMagicLink = makeRequestMagicLink(stage);
  const sendLoginMail = makeSendLoginMail(stage);
  const redeemMagicLink = makeRedeemMagicLink(stage);

  const recordRequest = async (email: string, language: Language = 'en'): Promise<LoginRequestId> =>
    (await stage.loginRequests.record(addressOf(email), language, stage.clock.now())).id;

  const mailLink = async (email: string, language?: Language): Promise<Token> => {
    await sendLoginMail(await recordRequest(email, language));
    return tokenIn(stage.mailer.sent.at(-1));
  };

  const openLink = (
    token: string,
    email: string,
    {
      presented,
      client = '192.0.2.1',
      consent,
    }: { presented?: Token; client?: string; consent?: string } = {},
  ) => redeemMagicLink({ token, email, client, presented, consent });

  const logIn = async (email: string, presented?: Token): Promise<Token> => {
    const loggedIn = expectOk(await openLink(await mailLink(email), email, presented && { presented }));
    return loggedIn.state === 'logged_in' ? loggedIn.sessionToken : failWithoutToken();
  };

  return {
    ...stage,
    requestMagicLink,
    sendLoginMail,
    redeemMagicLink,
    authenticate: makeAuthenticate(stage),
    logOut: makeLogOut(stage),
    recordRequest,
    mailLink,
    openLink,
    logIn,
    isLive: async (token: Token): Promise<boolean> =>
      (await stage.sessions.findLive(stage.tokenMint.hash(token), stage.clock.now())) !== undefined,
  };
}
