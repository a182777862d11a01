import { accessChanged } from '@vidyapath/http/commerce-events';
import { bodyOf } from '@vidyapath/service-kit/client/service-client';
import { createCourseAccess } from '@vidyapath/service-kit/domain/access/course-access';
import { enforceLearning } from '@vidyapath/service-kit/domain/access/enforce-learning';
import { grantsAt } from '@vidyapath/service-kit/domain/access/grants-at';
import { feedJob } from '@vidyapath/service-kit/events/feed-job';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { startHousekeeping } from '@vidyapath/service-kit/jobs/housekeeping';
import type { LearningContext } from '../../context';
import { offerOf } from '../courses/courses';
import { storeGrant } from './grants.service';

/** Who learns which course, on the routes that are registered after it, and copies of commerce's grants. */
export function registerGrants(app: TypedApp, ctx: LearningContext): void {
  const { commerce } = ctx.clients;
  const grants = commerce && grantsAt(commerce);
  ctx.decideAccess = createCourseAccess({ offerOf: (courseId) => offerOf(ctx, courseId), grants });
  enforceLearning(app, ctx.decideAccess);
  ctx.events.on(accessChanged, storeGrant);
  if (!commerce) return;
  // Whatever no event brought, such as all that was there before learning was.
  const feed = feedJob(ctx.db, {
    name: 'learning-grants',
    feed: 'commerce.grants',
    fetchPage: (after) => bodyOf(commerce.GET('/internal/grants', { params: { query: { after } } })),
    keep: storeGrant,
  });
  startHousekeeping(app, [feed]);
}
