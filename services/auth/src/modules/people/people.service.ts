import type { PersonStatusBody } from '@vidyapath/http/auth-people';
import { recordAudit } from '@vidyapath/service-kit/audit/audit';
import type { Database } from '@vidyapath/service-kit/database/database';
import { notFound } from '@vidyapath/service-kit/http/errors';
import { assertIfMatch } from '@vidyapath/service-kit/http/etag';
import type { Caller } from '../../lib/caller';
import type { RevocationRegister } from '../revocations/revocation-register';
import { lastAdmin } from '../users/last-admin';
import type { PublishUser } from '../users/user-events';
import { takesTheLastAdmin } from '../users/users.policy';
import { createUsersRepository, type PersonRow } from '../users/users.repository';
import { presentPerson } from './people.presenter';

export interface PeopleService {
  /** Disabling ends every session of the account. */
  setStatus(id: number, change: PersonStatusBody & { ifMatch: string | undefined }, by: Caller): Promise<PersonRow>;
  endSessions(id: number, by: Caller): Promise<void>;
}

export interface PeopleServiceOptions {
  db: Database;
  revocations: RevocationRegister;
  publishUser: PublishUser;
  now: () => Date;
}

export function createPeopleService({ db, revocations, publishUser, now }: PeopleServiceOptions): PeopleService {
  return {
    async setStatus(id, { disabled, reason, ifMatch }, by) {
      const person = await db.transaction(async (trx) => {
        const users = createUsersRepository(trx);
        const known = await users.lockWithAdmins(id);
        const before = known.find((one) => one.id === id);
        if (!before) throw notFound('There is no such user.');
        assertIfMatch(ifMatch, presentPerson(before, 'Admin'));
        if ((before.disabled_at !== null) === disabled) return before;
        if (takesTheLastAdmin(known, id, { role: before.role, disabled })) throw lastAdmin();
        const disabled_at = disabled ? now() : null;
        await users.setDisabled(id, disabled_at);
        if (disabled) await revocations.endTokensOfUser(trx, id);
        await recordAudit(trx, {
          by,
          action: disabled ? 'user.disabled' : 'user.enabled',
          resource: { type: 'user', id },
          before: { disabled: !disabled },
          after: { disabled, reason },
        });
        await publishUser(trx, id);
        return { ...before, disabled_at };
      });
      if (disabled) await revocations.refresh();
      return person;
    },

    async endSessions(id, by) {
      await db.transaction(async (trx) => {
        const known = await createUsersRepository(trx).lockWithAdmins(id);
        if (!known.some((one) => one.id === id)) throw notFound('There is no such user.');
        await revocations.endTokensOfUser(trx, id);
        await recordAudit(trx, { by, action: 'user.sessions-ended', resource: { type: 'user', id } });
      });
      await revocations.refresh();
    },
  };
}
