import type { Locale } from '@vidyapath/http/locale';
import type { Database } from '@vidyapath/service-kit/database/database';
import type { AuthContext } from '../../context';
import { mailJobs } from './mail.jobs';
import type { MailKind } from './mail-kinds';
import { countMail, type MailRefusal, type MailRequest } from './mail-requests.repository';

export interface WantedMail {
  kind: MailKind;
  /** Null when no account has the requested address. */
  userId: number | null;
  locale: Locale;
}

/** Asks for a mail as part of `trx`, unless a limit refuses it. */
export async function requestMail(
  { jobs }: AuthContext,
  trx: Database,
  { kind, userId, locale }: WantedMail,
  request: MailRequest,
): Promise<MailRefusal | undefined> {
  const refusal = await countMail(trx, kind, request);
  if (!refusal) await jobs.add(trx, mailJobs[kind], { user_id: userId, locale });
  return refusal;
}
