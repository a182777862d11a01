import type { PasswordResetConfirmBody } from '@vidyapath/http/auth';
import type { Locale } from '@vidyapath/http/locale';
import { recordAudit } from '@vidyapath/service-kit/audit/audit';
import type { Database } from '@vidyapath/service-kit/database/database';
import { badRequest, tooManyRequests } from '@vidyapath/service-kit/http/errors';
import { limits } from '@vidyapath/http/limits';
import type { WorkQueue } from '@vidyapath/service-kit/queue/work-queue';
import type { Caller } from '../../lib/caller';
import { accountDigest } from '../../lib/email-key';
import { assertUncommon } from '../../lib/passwords/assert-uncommon';
import { hashPassword } from '../../lib/passwords/passwords';
import type { RequestMail } from '../mail/mail-requests';
import { findTokenOwner, forgetTokens, useToken } from '../mail/mailed-tokens.repository';
import type { RevocationRegister } from '../revocations/revocation-register';
import { forgetFailures } from '../sessions/login-failures.repository';
import type { PublishUser } from '../users/user-events';
import { createUsersRepository } from '../users/users.repository';

export interface ResetRequest {
  email: string;
  /** The requested language, and the one to use when neither it nor the account's is known. */
  locale: Locale | undefined;
  otherwise: Locale;
}

export interface PasswordResetService {
  /** Takes the same steps for an address that no account has. */
  request(reset: ResetRequest, by: Caller): Promise<void>;
  /** Sets the password and ends every session of the account. */
  confirm(confirmation: PasswordResetConfirmBody, by: Caller): Promise<void>;
}

export interface PasswordResetOptions {
  db: Database;
  revocations: RevocationRegister;
  publishUser: PublishUser;
  requestMail: RequestMail;
  passwordQueue: WorkQueue;
  mailQueue: WorkQueue;
}

const kind = 'password-reset';

export function createPasswordResetService({
  db,
  revocations,
  publishUser,
  requestMail,
  passwordQueue,
  mailQueue,
}: PasswordResetOptions): PasswordResetService {
  return {
    async request({ email, locale, otherwise }, by) {
      await mailQueue.run(by.client, () =>
        db.transaction(async (trx) => {
          const user = await createUsersRepository(trx).findMailTarget(email);
          const mail = { kind, userId: user?.id ?? null, locale: locale ?? user?.locale ?? otherwise } as const;
          const refusal = await requestMail(trx, mail, {
            recipient: accountDigest(email),
            client: by.client,
            known: user?.last_client === by.client,
          });
          if (refusal === 'client') throw tooManyRequests(limits.mail.windowSeconds);
          // A recipient's limit stays silent: another sender may have used it up.
          if (refusal) return;
          await recordAudit(trx, {
            by,
            action: 'user.password-reset-requested',
            resource: { type: 'user', id: user?.id ?? null },
          });
        }),
      );
    },

    async confirm({ token, password }, by) {
      passwordQueue.assertPlace(by.client);
      const id = await findTokenOwner(db, { kind, token });
      if (id === undefined) throw spentLink();
      assertUncommon('password', password);
      const passwordHash = await passwordQueue.run(by.client, () => hashPassword(password));
      await db.transaction(async (trx) => {
        // Locks the user's row first, like every other change of an account.
        const user = await createUsersRepository(trx).setPassword({ id, passwordHash });
        if (!user || !(await useToken(trx, { kind, token }))) throw spentLink();
        await forgetTokens(trx, { kind, userId: id });
        await forgetFailures(trx, accountDigest(user.email));
        await revocations.endTokensOfUser(trx, id);
        await recordAudit(trx, { by, action: 'user.password-reset', resource: { type: 'user', id } });
        // The link proves the address too.
        await publishUser(trx, id);
      });
      await revocations.refresh();
    },
  };
}

const spentLink = () =>
  badRequest('token', 'This link is no longer valid. Please ask for a new one.', 'link-not-valid');
