import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { startHousekeeping } from '@vidyapath/service-kit/jobs/housekeeping';
import type { AuthContext } from '../../context';
import { everyTenMinutes } from '../../lib/housekeeping';
import { deleteOldDayMails } from './day-mails.repository';
import { dayMailsRoutes } from './day-mails.routes';
import { mailKinds } from './mail-kinds';
import { moveWaitingMails } from './mail-outbox';
import { deleteOldMailRequests } from './mail-requests.repository';
import { deleteExpiredTokens } from './mailed-tokens.repository';
import { handleLinkMail } from './send-link';

export { requestMail } from './mail-requests';
export { createToken, findTokenOwner, forgetTokens, useToken } from './mailed-tokens.repository';

/** Mails with links of auth, and the count of the mails of all services. */
export function registerMail(app: TypedApp, ctx: AuthContext): void {
  const { db, jobs } = ctx;
  for (const kind of mailKinds) handleLinkMail(ctx, kind);
  dayMailsRoutes(app, ctx);
  startHousekeeping(app, [
    everyTenMinutes('auth-mailed-tokens', () => deleteExpiredTokens(db)),
    everyTenMinutes('auth-mail-requests', () => deleteOldMailRequests(db)),
    everyTenMinutes('auth-day-mails', () => deleteOldDayMails(db)),
    { name: 'auth-mail-outbox', everyMs: 60_000, run: () => moveWaitingMails(db, jobs) },
  ]);
}
