import { platformActor, recordAudit } from '@vidyapath/service-kit/audit/audit';
import { conflict } from '@vidyapath/service-kit/http/errors';
import type { Knex } from 'knex';
import type { CommerceContext } from '../../context';
import { closeCourse } from './courses.repository';

/** How late a bank may authorise a payment. */
const orderMs = 4 * 24 * 3_600_000;
/** How long catalogue may take to delete a course that it has withdrawn. */
const barMs = 60_000;

/**
 * Blocks new orders of a course that catalogue is about to delete.
 * @throws {HttpProblem} 409 where somebody has bought it or was given it, or may still pay for it
 */
export async function withdrawCourse({ db, now }: CommerceContext, courseId: number): Promise<void> {
  await db.transaction(async (trx) => {
    await closeCourse(trx, courseId);
    if ((await hasHolders(trx, courseId, now())) || (await hasOpenOrders(trx, courseId, now())))
      throw conflict(
        'course-has-buyers',
        'Somebody has bought this course, or is about to. It can be taken off sale instead.',
      );
    await trx('course_bars').insert({ course_id: courseId, barred_at: now() }).onConflict('course_id').merge();
    await record(trx, courseId, 'course.withdrawn');
  });
}

export async function restoreCourse({ db }: CommerceContext, courseId: number): Promise<void> {
  await db.transaction(async (trx) => {
    const lifted = await trx('course_bars').where('course_id', courseId).delete();
    if (lifted > 0) await record(trx, courseId, 'course.restored');
  });
}

/** Lifts the bars of courses that catalogue has withdrawn and not deleted within a minute. */
export async function liftForgotten({ db, now }: CommerceContext): Promise<void> {
  await db('course_bars')
    .where('barred_at', '<', new Date(now().getTime() - barMs))
    .whereNotExists(
      db('courses').select(db.raw('1')).whereRaw('courses.course_id = course_bars.course_id').where('deleted', true),
    )
    .delete();
}

/** Live paid or given grants of the course itself; enrolments in a free course do not count. */
async function hasHolders(trx: Knex.Transaction, courseId: number, at: Date): Promise<boolean> {
  const grant: unknown = await trx('grants')
    .where('course_id', courseId)
    .whereNot('source', 'free')
    .whereNull('revoked_at')
    .where((end) => void end.whereNull('ends_at').orWhere('ends_at', '>', at))
    .first('grant_id');
  return grant !== undefined;
}

/** Orders that may still be paid, cancelled and expired ones too, of the course or of a bundle with it. */
async function hasOpenOrders(trx: Knex.Transaction, courseId: number, at: Date): Promise<boolean> {
  const order: unknown = await trx('orders')
    .join('order_items', 'order_items.order_id', 'orders.order_id')
    .whereIn('orders.status', ['pending', 'cancelled', 'expired'])
    .where('orders.created_at', '>', new Date(at.getTime() - orderMs))
    .where(
      (item) =>
        void item.where('order_items.course_id', courseId).orWhereRaw('? = any(order_items.course_ids)', [courseId]),
    )
    .first('orders.order_id');
  return order !== undefined;
}

const record = (trx: Knex.Transaction, id: number, action: string) =>
  recordAudit(trx, { by: platformActor, action, resource: { type: 'course', id } });
