import type { DecideAccess } from '@vidyapath/service-kit/domain/access/course-access';
import { assertLearns } from '@vidyapath/service-kit/domain/access/enforce-learning';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { createAssertAt } from '../outlines/assert-at';
import type { CoursesRepository } from '../courses/courses.repository';
import type { OutlinesService } from '../outlines/outlines.service';
import type { DiscussionsContext } from './discussions-context';
import { moderationRoutes } from './moderation.routes';
import { createModerationService } from './moderation.service';
import { postsRoutes } from './posts.routes';
import { createPostsService } from './posts.service';
import { threadsRoutes } from './threads.routes';
import { createThreadsService } from './threads.service';

export interface DiscussionsParts extends Pick<DiscussionsContext, 'db' | 'countWritten' | 'events' | 'now'> {
  courseRows: Pick<CoursesRepository, 'hold'>;
  outlines: Pick<OutlinesService, 'find'>;
  decide: DecideAccess;
}

export function registerDiscussions(app: TypedApp, parts: DiscussionsParts): void {
  const { courseRows, outlines, decide, db, countWritten, events, now } = parts;
  const context: DiscussionsContext = {
    db,
    countWritten,
    events,
    now,
    holdCourse: courseRows.hold,
    assertAt: createAssertAt((id) => outlines.find(id)),
    assertLearns: (person, courseId) => assertLearns(decide, person, courseId),
  };
  threadsRoutes(app, createThreadsService(context));
  postsRoutes(app, createPostsService(context));
  moderationRoutes(app, createModerationService(context));
}
