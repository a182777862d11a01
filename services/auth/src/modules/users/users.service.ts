import type { RegisterBody, User } from '@vidyapath/http/auth';
import { limits } from '@vidyapath/http/limits';
import type { Locale } from '@vidyapath/http/locale';
import type { Role } from '@vidyapath/http/roles';
import { recordAudit } from '@vidyapath/service-kit/audit/audit';
import { conflict, notFound, tooManyRequests } from '@vidyapath/service-kit/http/errors';
import { assertIfMatch } from '@vidyapath/service-kit/http/etag';
import { answerOnce, type IdempotencyKey } from '@vidyapath/service-kit/idempotency/idempotency';
import type { AuthContext } from '../../context';
import type { Caller } from '../../lib/caller';
import { accountDigest } from '../../lib/email-key';
import { assertUncommon } from '../../lib/passwords/assert-uncommon';
import { hashPassword } from '../../lib/passwords/passwords';
import { requestMail } from '../mail/mail';
import { endTokensOfUser } from '../revocations/revocations';
import { countRegistrations, countRegistrationsInTurn, recordRegistration } from './registrations.repository';
import { publishUser } from './user-events';
import { lastAdmin } from './last-admin';
import { takesTheLastAdmin } from './users.policy';
import { presentUser } from './users.presenter';
import { insertUser, isEmailTaken, lockWithAdmins, setRole, type UserRow } from './users.repository';

export interface RoleChange {
  id: number;
  role: Role;
  ifMatch: string | undefined;
}
/** Creates an account. A repeated request with the same key gets the same answer. */
export async function register(
  ctx: AuthContext,
  { name, email, phone, password, locale }: RegisterBody & { locale: Locale },
  by: Caller,
  idempotencyKey: IdempotencyKey | undefined,
): Promise<User> {
  const { db, passwordQueue, registrationsMax } = ctx;
  assertUncommon('password', password);
  passwordQueue.assertPlace(by.client);
  const tooMany = (await countRegistrations(db, by.client)) >= registrationsMax;
  const refusal = tooMany ? tooManyRegistrations() : (await isEmailTaken(db, email)) ? duplicateEmail() : undefined;
  // A refusal computes no hash. It is thrown below, where a repeated request gets its first answer instead.
  const passwordHash = refusal ? '' : await passwordQueue.run(by.client, () => hashPassword(password));
  return db.transaction((trx) =>
    answerOnce(trx, idempotencyKey, async () => {
      if (refusal) throw refusal;
      if ((await countRegistrationsInTurn(trx, by.client)) >= registrationsMax) throw tooManyRegistrations();
      const person = { name, email, phone, passwordHash, locale, client: by.client, createdAt: ctx.now() };
      const made = await insertUser(trx, { ...person, role: 'User', emailVerified: false });
      if (!made) throw duplicateEmail();
      await recordRegistration(trx, by.client);
      // If a limit refuses the message, the account is still created: its owner can request the message later.
      const mailRequest = { recipient: accountDigest(email), client: by.client, known: true };
      await requestMail(ctx, trx, { kind: 'email-verification', userId: made.id, locale }, mailRequest);
      const after = presentUser(made);
      await recordAudit(trx, { by, action: 'user.created', resource: { type: 'user', id: made.id }, after });
      await publishUser(ctx, trx, made.id);
      return after;
    }),
  );
}

export async function changeRole(ctx: AuthContext, { id, role, ifMatch }: RoleChange, by: Caller): Promise<UserRow> {
  const changed = await ctx.db.transaction(async (trx) => {
    const known = await lockWithAdmins(trx, id);
    const user = known.find((one) => one.id === id);
    if (!user) throw notFound('There is no such user.');
    assertIfMatch(ifMatch, presentUser(user));
    if (takesTheLastAdmin(known, id, { role, disabled: user.disabled_at !== null })) throw lastAdmin();
    if (user.role === role) return { user, endsTokens: false };
    await setRole(trx, id, role);
    await endTokensOfUser(ctx, trx, id);
    await recordAudit(trx, {
      by,
      action: 'user.role-changed',
      resource: { type: 'user', id },
      before: { role: user.role },
      after: { role },
    });
    await publishUser(ctx, trx, id);
    return { user: { ...user, role }, endsTokens: true };
  });
  if (changed.endsTokens) await ctx.revocations.refresh();
  return changed.user;
}

function tooManyRegistrations() {
  return tooManyRequests(limits.registration.windowSeconds, 'Many accounts were made from your network.');
}

/** Clients look for "Duplicate entry" in the detail. */
function duplicateEmail() {
  const detail = 'Duplicate entry: an account with this e-mail address exists already.';
  return conflict('email-taken', detail, [{ field: 'email', detail }]);
}
