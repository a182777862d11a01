import type { Locale } from '@vidyapath/http/locale';
import type { Database } from '@vidyapath/service-kit/database/database';
import type { AuthJobs } from './auth-mails';
import type { MailKind } from './mail-kinds';
import { countMail, type MailRefusal, type MailRequest } from './mail-requests.repository';

export interface WantedMail {
  kind: MailKind;
  /** Null when no account has the requested address. */
  userId: number | null;
  locale: Locale;
}

/** Asks for a mail as part of `trx`, unless a limit refuses it. */
export type RequestMail = (trx: Database, mail: WantedMail, request: MailRequest) => Promise<MailRefusal | undefined>;

export const createRequestMail =
  (jobs: Pick<AuthJobs, 'add'>): RequestMail =>
  async (trx, { kind, userId, locale }, request) => {
    const refusal = await countMail(trx, kind, request);
    if (!refusal) await jobs.add(trx, `mail-${kind}`, { user_id: userId, locale });
    return refusal;
  };
