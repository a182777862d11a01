import { lessonAddress } from '@vidyapath/http/lesson-address';
import type { SupportContext } from '../../../context';
import type { NewNotification } from '../new-notification';
import { notify } from '../notify';
import { type EndingRow, findEndingGrants } from './grants.repository';

/** Reminders in one transaction; further ones are in the next. */
const batch = 200;
/** Days before the end, with those from which on the next reminder counts. */
const reminders = [
  { days: 14, laterThan: 2 },
  { days: 2, laterThan: 0 },
] as const;

/** Reminds of access that is about to end: 14 and 2 days before, once each, also when days were missed. */
export async function notifyOfEndings(ctx: SupportContext, now: Date): Promise<void> {
  for (const { days, laterThan } of reminders) {
    for (let done = batch; done === batch;) {
      done = await ctx.db.transaction(async (trx) => {
        const rows = await findEndingGrants(trx, now, days, laterThan, batch);
        for (const row of rows) await notify(ctx, trx, notificationOf(row, days, now));
        return rows.length;
      });
    }
  }
}

const notificationOf = (
  { cause, user_id, course_id, course_name, ends_at }: EndingRow,
  days: 14 | 2,
  at: Date,
): NewNotification => ({
  cause,
  type: 'access-ending',
  params: { course_name, ends_at: ends_at.toISOString(), days },
  courseId: course_id,
  link: course_id === null ? '/my-learning' : lessonAddress({ course_id }),
  at,
  to: user_id,
});
