import { accessChanged } from '@vidyapath/http/commerce-events';
import { createCourseAccess } from '@vidyapath/service-kit/domain/access/course-access';
import { enforceLearning } from '@vidyapath/service-kit/domain/access/enforce-learning';
import { grantsAt } from '@vidyapath/service-kit/domain/access/grants-at';
import { bodiesOf } from '@vidyapath/service-kit/events/event';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import type { LearningContext } from '../../context';
import { offerOf } from '../courses/courses';
import { storeGrants } from './grants.service';

/** Who learns which course, on the routes that are registered after it, and copies of commerce's grants. */
export function registerGrants(app: TypedApp, ctx: LearningContext): void {
  const { commerce } = ctx.clients;
  const grants = commerce && grantsAt(commerce);
  ctx.decideAccess = createCourseAccess({ offerOf: (courseId) => offerOf(ctx, courseId), grants });
  enforceLearning(app, ctx.decideAccess);
  ctx.events.on(accessChanged, (trx, changes) => storeGrants(trx, bodiesOf(changes)));
}
