import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import type { LearningContext } from '../../context';
import { moderationRoutes } from './moderation.routes';
import { postsRoutes } from './posts.routes';
import { removePersonFromDiscussions } from './remove-person';
import { deleteThreadsOfCourse } from './threads.repository';
import { threadsRoutes } from './threads.routes';

export { reportPost } from './moderation.service';
export { acceptPost, createPost, voteForPost } from './posts.service';
export { createThread } from './threads.service';

/** Questions about a course and their answers. */
export function registerDiscussions(app: TypedApp, ctx: LearningContext): void {
  ctx.hooks.courseDeleted.push(deleteThreadsOfCourse);
  ctx.hooks.personErased.push(removePersonFromDiscussions);
  threadsRoutes(app, ctx);
  postsRoutes(app, ctx);
  moderationRoutes(app, ctx);
}
