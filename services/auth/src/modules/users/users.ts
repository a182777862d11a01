import { startHousekeeping } from '@vidyapath/service-kit/jobs/housekeeping';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import type { AuthContext } from '../../context';
import { everyTenMinutes } from '../../lib/housekeeping';
import { peopleRoutes } from './people.routes';
import { personStatusRoutes } from './person-status.routes';
import { deleteOldRegistrations } from './registrations.repository';
import { userChangesRoutes } from './user-changes.routes';
import { usersRoutes } from './users.routes';

export { accountGone } from './account-gone';
export { lastAdmin } from './last-admin';
export { readUsersOfEmail } from './user-changes.service';
export { publishedUsers, publishErased, publishUser } from './user-events';
export { takesTheLastAdmin } from './users.policy';
export { presentAccount, presentUser } from './users.presenter';
export {
  type CredentialsRow,
  deleteUser,
  findAccount,
  findCredentials,
  findMailTarget,
  insertUser,
  lockAccount,
  lockWithAdmins,
  replacePassword,
  setDisabled,
  setEmailVerified,
  setLastLogin,
  setPassword,
  updateAccount,
  type UserRow,
} from './users.repository';

/** Accounts: sign-up, roles, the list for staff, and what other services learn of them. */
export function registerUsers(app: TypedApp, ctx: AuthContext): void {
  usersRoutes(app, ctx);
  peopleRoutes(app, ctx);
  personStatusRoutes(app, ctx);
  userChangesRoutes(app, ctx);
  startHousekeeping(app, [everyTenMinutes('auth-registrations', () => deleteOldRegistrations(ctx.db))]);
}
