import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { startHousekeeping } from '@vidyapath/service-kit/jobs/housekeeping';
import type { AuthContext } from '../../context';
import { everyTenMinutes } from '../../lib/housekeeping';
import { deleteOldLogins } from './kept-logins.repository';
import { loginsRoutes } from './logins.routes';

export { forgetPerson } from './kept-logins.repository';
export { type LoginTry, recordLogin } from './record-login.repository';

/** The list of attempts to sign in. */
export function registerLogins(app: TypedApp, ctx: AuthContext): void {
  loginsRoutes(app, ctx);
  startHousekeeping(app, [everyTenMinutes('auth-logins', () => deleteOldLogins(ctx.db))]);
}
