import type { Locale } from '@vidyapath/http/locale';
import type { Database } from '@vidyapath/service-kit/database/database';
import type { Jobs } from '@vidyapath/service-kit/jobs/jobs';
import { mailJobs } from './mail.jobs';
import type { MailKind } from './mail-kinds';

interface OutboxRow {
  kind: MailKind;
  user_id: number | null;
  locale: Locale;
  late: boolean;
}

/**
 * Makes jobs of the messages that the previous version left waiting, or still adds while it runs beside this one. The table
 * is removed in the next version. Messages that a replica of that version is sending are not due for two minutes.
 */
export async function moveWaitingMails(db: Database, jobs: Pick<Jobs, 'add'>): Promise<void> {
  await db.transaction(async (trx) => {
    const { rows } = await trx.raw<{ rows: OutboxRow[] }>(
      `delete from mail_outbox where id = any(array(select id from mail_outbox where due_at <= now() for update skip locked))
         returning kind, user_id, locale, created_at < now() - interval '1 day' as late`,
    );
    for (const { kind, user_id, locale, late } of rows)
      if (!late) await jobs.add(trx, mailJobs[kind], { user_id, locale });
  });
}
