import type { Grant, GrantBody, GrantListQuery } from '@vidyapath/http/commerce-access';
import type { FieldError } from '@vidyapath/http/problem';
import { platformActor, recordAudit } from '@vidyapath/service-kit/audit/audit';
import { findPerson, findPersonByEmail } from '@vidyapath/service-kit/domain/people/people.repository';
import { badFields, badRequest, notFound } from '@vidyapath/service-kit/http/errors';
import type { Write } from '@vidyapath/service-kit/http/write';
import { answerOnce } from '@vidyapath/service-kit/idempotency/idempotency';
import { presentList } from '@vidyapath/service-kit/lists/present-list';
import type { Knex } from 'knex';
import type { CommerceContext } from '../../context';
import { barredCourses, findCourses, holdCourses } from '../courses/courses';
import { mailAccessGiven, mailAccessRevoked } from '../mails/mails';
import { presentGrant } from './grants.presenter';
import { endGrant, endWaiting, findGrant, findGrantList, insertGrant } from './grants.repository';
import { lockHoldings, moveForward } from './holdings.repository';
import { publishAccess } from './publish-access';

async function bodyErrors(ctx: CommerceContext, { scope, course_id, ends_at }: GrantBody): Promise<FieldError[]> {
  const errors: FieldError[] = [];
  if ((scope === 'course') !== (course_id !== undefined))
    errors.push({
      field: 'course_id',
      detail: 'A grant of scope course names the course, one of scope all does not.',
    });
  else if (course_id !== undefined && !(await findCourses(ctx, [course_id])).has(course_id)) errors.push(noSuchCourse);
  if (ends_at && new Date(ends_at) <= ctx.now())
    errors.push({ field: 'ends_at', detail: 'The end must lie in the future.' });
  return errors;
}

export const listGrants = async ({ db }: CommerceContext, query: GrantListQuery) =>
  presentList(await findGrantList(db, query), (rows) => rows.map(presentGrant));

export async function getGrant({ db }: CommerceContext, id: string): Promise<Grant> {
  const row = await findGrant(db, id);
  if (!row) throw gone();
  return presentGrant(row);
}

export async function giveGrant(ctx: CommerceContext, body: GrantBody, { by, idempotencyKey }: Write): Promise<Grant> {
  const { email, scope, course_id, ends_at, reason } = body;
  const errors = await bodyErrors(ctx, body);
  if (errors.length > 0) throw badFields(errors);
  const { db, jobs, now } = ctx;
  const person = await findPersonByEmail(db, email);
  if (!person) throw badRequest('email', 'No account has this e-mail address.');
  const grant = {
    user_id: person.user_id,
    scope,
    course_id: course_id ?? null,
    source: 'given' as const,
    ends_at: ends_at ? new Date(ends_at) : null,
    reason,
    created_by: by.actor?.id ?? null,
  };
  return db.transaction((trx) =>
    answerOnce(trx, idempotencyKey, async () => {
      const courseIds = course_id === undefined ? [] : [course_id];
      await holdCourses(trx, courseIds);
      if ((await barredCourses(trx, courseIds)).size > 0) throw badFields([noSuchCourse]);
      await lockHoldings(trx, [person.user_id]);
      // Read under the lock: a confirmation that comes meanwhile releases what it finds.
      const waiting = (await findPerson(trx, person.user_id))?.email_verified !== true;
      const after = presentGrant(await insertGrant(trx, { ...grant, waiting }, now()));
      await recordAudit(trx, { by, action: 'grant.given', resource: resourceOf(after), after });
      if (!waiting) await jobs.add(trx, mailAccessGiven, { grant_id: after.grant_id });
      await publishAccess(ctx.events, trx);
      return after;
    }),
  );
}

/** It stays as a record; what waited for it to end moves forward. A second time it is 404, as with all that is deleted. */
export async function revokeGrant(ctx: CommerceContext, id: string, reason: string, { by }: Write): Promise<void> {
  const { user_id } = await getGrant(ctx, id);
  await ctx.db.transaction(async (trx) => {
    await lockHoldings(trx, [user_id]);
    const before = await findGrant(trx, id);
    const at = ctx.now();
    const after = await endGrant(trx, id, { at, actorId: by.actor?.id ?? null, reason });
    if (!before || !after) throw gone();
    await moveForward(trx, user_id, at);
    const records = { before: presentGrant(before), after: presentGrant(after) };
    await recordAudit(trx, { by, action: 'grant.revoked', resource: resourceOf(after), ...records });
    if (!before.waiting) await ctx.jobs.add(trx, mailAccessRevoked, { grant_id: after.grant_id });
    await publishAccess(ctx.events, trx);
  });
}

/** Begins what staff gave to addresses before their owners had confirmed them. */
export async function releaseGrants(
  ctx: CommerceContext,
  trx: Knex.Transaction,
  userIds: readonly number[],
): Promise<void> {
  await lockHoldings(trx, userIds);
  const released = await endWaiting(trx, userIds, ctx.now());
  for (const row of released) {
    const after = presentGrant(row);
    await recordAudit(trx, { by: platformActor, action: 'grant.released', resource: resourceOf(after), after });
    await ctx.jobs.add(trx, mailAccessGiven, { grant_id: after.grant_id });
  }
  if (released.length > 0) await publishAccess(ctx.events, trx);
}

const noSuchCourse: FieldError = { field: 'course_id', detail: 'This course does not exist.' };

const resourceOf = ({ grant_id }: Pick<Grant, 'grant_id'>) => ({ type: 'grant', id: grant_id });

const gone = () => notFound('This grant does not exist.');
