import { pollRevocations } from '@vidyapath/service-kit/auth/revocation-follower';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { startHousekeeping } from '@vidyapath/service-kit/jobs/housekeeping';
import type { AuthContext } from '../../context';
import { everyTenMinutes } from '../../lib/housekeeping';
import { refreshEvery } from './revocation-register';
import { deleteExpiredRevocations } from './revocations.repository';
import { revocationsRoutes } from './revocations.routes';

export { renewedPerUser, replacedForSeconds } from './renewed-sessions.repository';
export { createRevocationRegister, refreshEvery, type RevocationRegister } from './revocation-register';

/** Sessions that ended before their time. */
export function registerRevocations(app: TypedApp, { db, revocations }: AuthContext): void {
  pollRevocations(app, revocations, refreshEvery);
  revocationsRoutes(app, revocations);
  startHousekeeping(app, [everyTenMinutes('auth-ended-tokens', () => deleteExpiredRevocations(db))]);
}
