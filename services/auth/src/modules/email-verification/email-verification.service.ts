import type { Locale } from '@vidyapath/http/locale';
import { recordAudit } from '@vidyapath/service-kit/audit/audit';
import { limits } from '@vidyapath/http/limits';
import type { Database } from '@vidyapath/service-kit/database/database';
import { badRequest, tooManyRequests } from '@vidyapath/service-kit/http/errors';
import type { WorkQueue } from '@vidyapath/service-kit/queue/work-queue';
import type { Caller } from '../../lib/caller';
import { accountDigest } from '../../lib/email-key';
import type { RequestMail } from '../mail/mail-requests';
import { findTokenOwner, forgetTokens, useToken } from '../mail/mailed-tokens.repository';
import { accountGone } from '../users/account-gone';
import type { PublishUser } from '../users/user-events';
import { createUsersRepository } from '../users/users.repository';

export interface EmailVerificationService {
  /** `otherwise`: the language to take when the account's is not known. */
  resend(userId: number, otherwise: Locale, by: Caller): Promise<void>;
  confirm(token: string, by: Caller): Promise<void>;
}

const kind = 'email-verification';

export interface EmailVerificationOptions {
  db: Database;
  publishUser: PublishUser;
  requestMail: RequestMail;
  mailQueue: WorkQueue;
}

export function createEmailVerificationService({
  db,
  publishUser,
  requestMail,
  mailQueue,
}: EmailVerificationOptions): EmailVerificationService {
  return {
    async resend(userId, otherwise, by) {
      await mailQueue.run(by.client, () =>
        db.transaction(async (trx) => {
          const user = (await createUsersRepository(trx).findAccount(userId)) ?? accountGone();
          if (user.email_verified_at) return;
          const mailRequest = { recipient: accountDigest(user.email), client: by.client, known: true };
          const refusal = await requestMail(trx, { kind, userId, locale: user.locale ?? otherwise }, mailRequest);
          if (refusal) throw tooManyRequests(limits.mail.windowSeconds, 'Several messages were sent already.');
          await recordAudit(trx, {
            by,
            action: 'user.email-verification-requested',
            resource: { type: 'user', id: userId },
          });
        }),
      );
    },

    async confirm(token, by) {
      const id = await findTokenOwner(db, { kind, token });
      if (id === undefined) throw spentLink();
      await db.transaction(async (trx) => {
        await createUsersRepository(trx).setEmailVerified(id);
        if (!(await useToken(trx, { kind, token }))) throw spentLink();
        await forgetTokens(trx, { kind, userId: id });
        await recordAudit(trx, { by, action: 'user.email-verified', resource: { type: 'user', id } });
        await publishUser(trx, id);
      });
    },
  };
}

const spentLink = () =>
  badRequest('token', 'This link is no longer valid. Please ask for a new one.', 'link-not-valid');
