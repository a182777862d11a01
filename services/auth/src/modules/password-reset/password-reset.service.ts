import type { PasswordResetConfirmBody } from '@vidyapath/http/auth';
import type { Locale } from '@vidyapath/http/locale';
import { limits } from '@vidyapath/http/limits';
import { recordAudit } from '@vidyapath/service-kit/audit/audit';
import { badRequest, tooManyRequests } from '@vidyapath/service-kit/http/errors';
import type { AuthContext } from '../../context';
import type { Caller } from '../../lib/caller';
import { accountDigest } from '../../lib/email-key';
import { assertUncommon } from '../../lib/passwords/assert-uncommon';
import { hashPassword } from '../../lib/passwords/passwords';
import { findTokenOwner, forgetTokens, requestMail, useToken } from '../mail/mail';
import { endTokensOfUser } from '../revocations/revocations';
import { forgetFailures } from '../sessions/sessions';
import { findMailTarget, publishUser, setPassword } from '../users/users';

export interface ResetRequest {
  email: string;
  /** The requested language, and the one to use when neither it nor the account's is known. */
  locale: Locale | undefined;
  otherwise: Locale;
}

const kind = 'password-reset';

/** Takes the same steps for an address that no account has. */
export async function requestReset(
  ctx: AuthContext,
  { email, locale, otherwise }: ResetRequest,
  by: Caller,
): Promise<void> {
  await ctx.mailQueue.run(by.client, () =>
    ctx.db.transaction(async (trx) => {
      const user = await findMailTarget(trx, email);
      const mail = { kind, userId: user?.id ?? null, locale: locale ?? user?.locale ?? otherwise } as const;
      const refusal = await requestMail(ctx, trx, mail, {
        recipient: accountDigest(email),
        client: by.client,
        known: user?.last_client === by.client,
      });
      if (refusal === 'client') throw tooManyRequests(limits.mail.windowSeconds);
      // A recipient's limit stays silent: another sender may have used it up.
      if (refusal) return;
      const resource = { type: 'user', id: user?.id ?? null };
      await recordAudit(trx, { by, action: 'user.password-reset-requested', resource });
    }),
  );
}

/** Sets the password and ends every session of the account. */
export async function confirmReset(
  ctx: AuthContext,
  { token, password }: PasswordResetConfirmBody,
  by: Caller,
): Promise<void> {
  const { db, passwordQueue } = ctx;
  passwordQueue.assertPlace(by.client);
  const id = await findTokenOwner(db, { kind, token });
  if (id === undefined) throw spentLink();
  assertUncommon('password', password);
  const passwordHash = await passwordQueue.run(by.client, () => hashPassword(password));
  await db.transaction(async (trx) => {
    // Locks the user's row first, like every other change of an account.
    const user = await setPassword(trx, id, passwordHash);
    if (!user || !(await useToken(trx, { kind, token }))) throw spentLink();
    await forgetTokens(trx, { kind, userId: id });
    await forgetFailures(trx, accountDigest(user.email));
    await endTokensOfUser(ctx, trx, id);
    await recordAudit(trx, { by, action: 'user.password-reset', resource: { type: 'user', id } });
    // The link proves the address too.
    await publishUser(ctx, trx, id);
  });
  await ctx.revocations.refresh();
}

const spentLink = () =>
  badRequest('token', 'This link is no longer valid. Please ask for a new one.', 'link-not-valid');
