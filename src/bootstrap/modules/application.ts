import { ContainerModule } from 'inversify';
import { makeListResults } from '../../application/assessment/list-results.ts';
import { makeSaveDraft } from '../../application/assessment/save-draft.ts';
import { makeShowResult } from '../../application/assessment/show-result.ts';
import { makeSubmitAssessment } from '../../application/assessment/submit-assessment.ts';
import { makeAuthenticate } from '../../application/login/authenticate.ts';
import { makeLogOut } from '../../application/login/log-out.ts';
import { makeRedeemMagicLink } from '../../application/login/redeem-magic-link.ts';
import { makeRequestMagicLink } from '../../application/login/request-magic-link.ts';
import { makeSendLoginMail } from '../../application/login/send-login-mail.ts';
import { makePurgeExpiredRows } from '../../application/upkeep/purge-expired-rows.ts';
import { provide } from '../provide.ts';
import { tokens as t } from '../tokens.ts';

/** Every use case, from the ports that it names. */
export const applicationModule = new ContainerModule((options) => {
  const { clock, tokenMint, unitOfWork, sessions, rateLimiter, loginRequests, magicLinks } = t;
  provide(options, t.requestMagicLink, makeRequestMagicLink, { unitOfWork, rateLimiter, clock });
  provide(options, t.sendLoginMail, makeSendLoginMail, {
    loginRequests,
    magicLinks,
    tokenMint,
    mailer: t.mailer,
    clock,
    loginLink: t.loginLink,
  });
  provide(options, t.redeemMagicLink, makeRedeemMagicLink, {
    unitOfWork,
    sessions,
    rateLimiter,
    tokenMint,
    clock,
  });
  provide(options, t.authenticate, makeAuthenticate, { sessions, tokenMint, clock });
  provide(options, t.logOut, makeLogOut, { sessions });
  provide(options, t.submitAssessment, makeSubmitAssessment, { unitOfWork, clock });
  provide(options, t.showResult, makeShowResult, { assessments: t.assessments });
  provide(options, t.listResults, makeListResults, { assessments: t.assessments });
  provide(options, t.saveDraft, makeSaveDraft, { unitOfWork, clock });
  provide(options, t.purgeExpiredRows, makePurgeExpiredRows, { expiredRows: t.expiredRows, clock });
});
