import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { startHousekeeping } from '@vidyapath/service-kit/jobs/housekeeping';
import type { AuthContext } from '../../context';
import { everyTenMinutes } from '../../lib/housekeeping';
import { deleteOldFailures } from './login-failures.repository';
import { ownSessionsRoutes } from './own-sessions.routes';
import { deleteExpiredSessions } from './sessions.repository';
import { sessionsRoutes } from './sessions.routes';

export { assertAllowed, assertRight, type LoginAttempt } from './login-attempt';
export { forgetFailures } from './login-failures.repository';
export { renewSession, replaceSessions } from './replace-sessions';
export type { StartedSession } from './started-session';
export { createTokenIssuer, type IssueToken } from './token-issuer';

/** Signing in and out. */
export function registerSessions(app: TypedApp, ctx: AuthContext): void {
  sessionsRoutes(app, ctx);
  ownSessionsRoutes(app, ctx);
  startHousekeeping(app, [
    everyTenMinutes('auth-login-failures', () => deleteOldFailures(ctx.db)),
    everyTenMinutes('auth-sessions', () => deleteExpiredSessions(ctx.db)),
  ]);
}
