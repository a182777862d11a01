import type { Course } from '@vidyapath/http/course';
import { publicationDue } from '@vidyapath/http/course-events';
import type { Readiness } from '@vidyapath/http/course-publication';
import { platformActor } from '@vidyapath/service-kit/audit/audit';
import { badRequest, HttpProblem, notFound } from '@vidyapath/service-kit/http/errors';
import type { Write } from '@vidyapath/service-kit/http/write';
import type { Knex } from 'knex';
import type { CatalogueContext } from '../../context';
import { courseVersion, editCourse, findCourse } from '../courses/courses';
import { type PlannedPublication, publishCourseAtTime } from './course-publication.jobs';
import { findPlan, findReadinessFacts } from './course-publication.repository';
import { missingOf, readinessOf } from './readiness.policy';

type Checked = Parameters<typeof readinessOf>[0];

export async function readReadiness({ db }: CatalogueContext, id: number): Promise<Readiness[]> {
  const course = await findCourse(db, id, true);
  if (!course) throw notFound('This course does not exist.');
  return checksOf(db, course);
}

export const publishCourseNow = (ctx: CatalogueContext, id: number, write: Write): Promise<Course> =>
  ctx.db.transaction((trx) =>
    editCourse(ctx, trx, id, write, async (course) => {
      await assertReady(trx, course);
      return { is_public: true };
    }),
  );

export async function planPublication(ctx: CatalogueContext, id: number, at: Date, write: Write): Promise<Course> {
  assertPlannable(at, ctx.now());
  return ctx.db.transaction(async (trx) => {
    const planned = await editCourse(ctx, trx, id, write, async (course) => {
      if (course.is_public) throw badRequest('publish_at', 'This course is on sale already.');
      await assertReady(trx, course);
      return { publish_at: at, publish_by: write.by.actor?.id ?? null };
    });
    const payload = { course_id: id, publish_at: at.toISOString() };
    await ctx.jobs.add(trx, publishCourseAtTime, payload, { runAt: at, jobKey: `publish-course/${id}` });
    return planned;
  });
}

/** A waiting job finds that nothing is planned. */
export const takeBack = (ctx: CatalogueContext, id: number, write: Write): Promise<Course> =>
  ctx.db.transaction((trx) =>
    editCourse(ctx, trx, id, write, () => ({ is_public: false, publish_at: null, publish_by: null })),
  );

/** Publishes a planned course whose time has come, or leaves it hidden if it lacks something, and tells who planned it. */
export const publishDue = (ctx: CatalogueContext, { course_id, publish_at }: PlannedPublication): Promise<void> =>
  ctx.db.transaction(async (trx) => {
    // The first of two runs ends the plan; the second waits here, and finds none.
    const plan = await findPlan(trx, course_id);
    if (plan?.publish_at?.toISOString() !== publish_at) return;
    const course = await editCourse(ctx, trx, course_id, { by: platformActor }, async (before) => ({
      is_public: missingOf(await checksOf(trx, before)).length === 0,
      publish_at: null,
      publish_by: null,
    }));
    const { publish_by: user_id } = plan;
    if (user_id === null) return;
    await ctx.events.publish(trx, publicationDue, async () => ({
      course_id,
      course_name: course.course_name,
      user_id,
      published: course.is_public,
      due_at: publish_at,
      version: Number(await courseVersion(trx, course_id)),
    }));
  });

const checksOf = async (on: Knex, course: Checked & { course_id: number }): Promise<Readiness[]> =>
  readinessOf(course, await findReadinessFacts(on, course));

async function assertReady(trx: Knex.Transaction, course: Course): Promise<void> {
  const failed = missingOf(await checksOf(trx, course));
  if (failed.length === 0) return;
  const detail = failed.map((check) => check.detail).join(' ');
  throw new HttpProblem(409, detail, { kind: 'not-ready', members: { failed } });
}

function assertPlannable(at: Date, now: Date): void {
  const last = new Date(now);
  last.setUTCFullYear(last.getUTCFullYear() + 1);
  if (at > now && at <= last) return;
  throw badRequest('publish_at', 'The time must be in the future, and at most a year from now.');
}
