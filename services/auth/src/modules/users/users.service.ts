import type { RegisterBody, User } from '@vidyapath/http/auth';
import { limits } from '@vidyapath/http/limits';
import type { Locale } from '@vidyapath/http/locale';
import type { Role } from '@vidyapath/http/roles';
import { recordAudit } from '@vidyapath/service-kit/audit/audit';
import type { Database } from '@vidyapath/service-kit/database/database';
import { conflict, notFound, tooManyRequests } from '@vidyapath/service-kit/http/errors';
import { assertIfMatch } from '@vidyapath/service-kit/http/etag';
import { answerOnce, type IdempotencyKey } from '@vidyapath/service-kit/idempotency/idempotency';
import type { WorkQueue } from '@vidyapath/service-kit/queue/work-queue';
import type { Caller } from '../../lib/caller';
import { accountDigest } from '../../lib/email-key';
import { assertUncommon } from '../../lib/passwords/assert-uncommon';
import { hashPassword } from '../../lib/passwords/passwords';
import type { RequestMail } from '../mail/mail-requests';
import type { RevocationRegister } from '../revocations/revocation-register';
import { countRegistrations, countRegistrationsInTurn, recordRegistration } from './registrations.repository';
import type { PublishUser } from './user-events';
import { lastAdmin } from './last-admin';
import { takesTheLastAdmin } from './users.policy';
import { presentUser } from './users.presenter';
import { type UserRow, createUsersRepository } from './users.repository';

export interface RoleChange {
  id: number;
  role: Role;
  ifMatch: string | undefined;
}
export interface UsersService {
  /** A repeated request with the same key gets the same answer. */
  register(
    person: RegisterBody & { locale: Locale },
    by: Caller,
    idempotencyKey: IdempotencyKey | undefined,
  ): Promise<User>;
  changeRole(change: RoleChange, by: Caller): Promise<UserRow>;
}

export interface UsersServiceOptions {
  db: Database;
  revocations: RevocationRegister;
  publishUser: PublishUser;
  requestMail: RequestMail;
  passwordQueue: WorkQueue;
  /** Accounts that one network address may make in an hour. */
  registrationsMax: number;
  now: () => Date;
}

export function createUsersService({
  db,
  revocations,
  publishUser,
  requestMail,
  passwordQueue,
  registrationsMax,
  now,
}: UsersServiceOptions): UsersService {
  return {
    async register({ name, email, phone, password, locale }, by, idempotencyKey) {
      assertUncommon('password', password);
      passwordQueue.assertPlace(by.client);
      const tooMany = (await countRegistrations(db, by.client)) >= registrationsMax;
      const refusal = tooMany
        ? tooManyRegistrations()
        : (await createUsersRepository(db).isTaken(email))
          ? duplicateEmail()
          : undefined;
      // A refusal computes no hash. It is thrown below, where a repeated request gets its first answer instead.
      const passwordHash = refusal ? '' : await passwordQueue.run(by.client, () => hashPassword(password));
      return db.transaction((trx) =>
        answerOnce(trx, idempotencyKey, async () => {
          if (refusal) throw refusal;
          if ((await countRegistrationsInTurn(trx, by.client)) >= registrationsMax) throw tooManyRegistrations();
          const person = { name, email, phone, passwordHash, locale, client: by.client, createdAt: now() };
          const made = await createUsersRepository(trx).insert({ ...person, role: 'User', emailVerified: false });
          if (!made) throw duplicateEmail();
          await recordRegistration(trx, by.client);
          // If a limit refuses the message, the account is still created: its owner can request the message later.
          const mailRequest = { recipient: accountDigest(email), client: by.client, known: true };
          await requestMail(trx, { kind: 'email-verification', userId: made.id, locale }, mailRequest);
          const after = presentUser(made);
          await recordAudit(trx, { by, action: 'user.created', resource: { type: 'user', id: made.id }, after });
          await publishUser(trx, made.id);
          return after;
        }),
      );
    },

    async changeRole({ id, role, ifMatch }, by) {
      const changed = await db.transaction(async (trx) => {
        const repository = createUsersRepository(trx);
        const known = await repository.lockWithAdmins(id);
        const user = known.find((one) => one.id === id);
        if (!user) throw notFound('There is no such user.');
        assertIfMatch(ifMatch, presentUser(user));
        if (takesTheLastAdmin(known, id, { role, disabled: user.disabled_at !== null })) throw lastAdmin();
        if (user.role === role) return { user, endsTokens: false };
        await repository.setRole(id, role);
        await revocations.endTokensOfUser(trx, id);
        const resource = { type: 'user', id };
        await recordAudit(trx, {
          by,
          action: 'user.role-changed',
          resource,
          before: { role: user.role },
          after: { role },
        });
        await publishUser(trx, id);
        return { user: { ...user, role }, endsTokens: true };
      });
      if (changed.endsTokens) await revocations.refresh();
      return changed.user;
    },
  };
}

function tooManyRegistrations() {
  return tooManyRequests(limits.registration.windowSeconds, 'Many accounts were made from your network.');
}

/** The client looks for "Duplicate entry" in it (contract section 2). */
function duplicateEmail() {
  const detail = 'Duplicate entry: an account with this e-mail address exists already.';
  return conflict('email-taken', detail, [{ field: 'email', detail }]);
}
