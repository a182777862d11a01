import { pollRevocations } from '@vidyapath/service-kit/auth/revocation-follower';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { startHousekeeping } from '@vidyapath/service-kit/jobs/housekeeping';
import type { AuthContext } from '../../context';
import { everyTenMinutes } from '../../lib/housekeeping';
import { deleteExpiredRevocations } from './revocations.repository';
import { revocationsRoutes } from './revocations.routes';
import { refreshEvery } from './revocations.service';

export { renewedPerUser, replacedForSeconds, upsertRenewedSession } from './renewed-sessions.repository';
export { readRevocations } from './revocations.repository';
export { endSession, endTokensOfUser, refreshEvery } from './revocations.service';

/** Sessions that ended before their time. */
export function registerRevocations(app: TypedApp, { db, revocations }: AuthContext): void {
  pollRevocations(app, revocations, refreshEvery);
  revocationsRoutes(app, db);
  startHousekeeping(app, [everyTenMinutes('auth-ended-tokens', () => deleteExpiredRevocations(db))]);
}
