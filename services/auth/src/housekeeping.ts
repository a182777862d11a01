import type { Database } from '@vidyapath/service-kit/database';
import type { FastifyBaseLogger } from 'fastify';
import { deleteExpiredTokens } from './modules/mail/mailed-tokens.repository';
import { deleteOldMailRequests } from './modules/mail/mail-requests.repository';
import type { RevocationRegister } from './modules/revocations/revocation-register';
import { deleteExpiredRevocations } from './modules/revocations/revocations.repository';
import { deleteOldFailures } from './modules/sessions/login-failures.repository';

const cleaning = [deleteExpiredRevocations, deleteOldFailures, deleteExpiredTokens, deleteOldMailRequests];
/** Milliseconds for which another replica may not know what was revoked. */
export const refreshEvery = 1_000;
const cleanEvery = 10 * 60_000;

/** Follows what other replicas revoke, and deletes what has expired. Returns what ends it. */
export function startHousekeeping(db: Database, revocations: RevocationRegister, log: Pick<FastifyBaseLogger, 'warn'>): () => Promise<void> {
  let away = false;
  let last: Promise<void> = Promise.resolve();
  const quietly = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work();
      away = false;
    } catch (error) {
      // Once for each outage; the list that is known holds.
      if (!away) log.warn({ err: error }, 'housekeeping has to wait');
      away = true;
    }
  };
  let busy = false;
  const refresh = setInterval(() => {
    if (busy) return;
    busy = true;
    last = quietly(() => revocations.refresh()).finally(() => (busy = false));
  }, refreshEvery);
  const clean = setInterval(() => {
    last = last.then(() => quietly(async () => void (await Promise.all(cleaning.map((clear) => clear(db))))));
  }, cleanEvery);
  refresh.unref();
  clean.unref();
  return async () => {
    clearInterval(refresh);
    clearInterval(clean);
    await last;
  };
}
