import type { Locale } from '@vidyapath/http/locale';
import { limits } from '@vidyapath/http/limits';
import { recordAudit } from '@vidyapath/service-kit/audit/audit';
import { badRequest, tooManyRequests } from '@vidyapath/service-kit/http/errors';
import type { AuthContext } from '../../context';
import type { Caller } from '../../lib/caller';
import { accountDigest } from '../../lib/email-key';
import { findTokenOwner, forgetTokens, requestMail, useToken } from '../mail/mail';
import { accountGone, findAccount, publishUser, setEmailVerified } from '../users/users';

const kind = 'email-verification';

/** `otherwise`: the language to take when the account's is not known. */
export async function resendLink(ctx: AuthContext, userId: number, otherwise: Locale, by: Caller): Promise<void> {
  await ctx.mailQueue.run(by.client, () =>
    ctx.db.transaction(async (trx) => {
      const user = (await findAccount(trx, userId)) ?? accountGone();
      if (user.email_verified_at) return;
      const mailRequest = { recipient: accountDigest(user.email), client: by.client, known: true };
      const refusal = await requestMail(ctx, trx, { kind, userId, locale: user.locale ?? otherwise }, mailRequest);
      if (refusal) throw tooManyRequests(limits.mail.windowSeconds, 'Several messages were sent already.');
      const resource = { type: 'user', id: userId };
      await recordAudit(trx, { by, action: 'user.email-verification-requested', resource });
    }),
  );
}

export async function confirmEmail(ctx: AuthContext, token: string, by: Caller): Promise<void> {
  const id = await findTokenOwner(ctx.db, { kind, token });
  if (id === undefined) throw spentLink();
  await ctx.db.transaction(async (trx) => {
    await setEmailVerified(trx, id);
    if (!(await useToken(trx, { kind, token }))) throw spentLink();
    await forgetTokens(trx, { kind, userId: id });
    await recordAudit(trx, { by, action: 'user.email-verified', resource: { type: 'user', id } });
    await publishUser(ctx, trx, id);
  });
}

const spentLink = () =>
  badRequest('token', 'This link is no longer valid. Please ask for a new one.', 'link-not-valid');
