import { limits } from '@vidyapath/http/limits';
import type { AuditContext } from '@vidyapath/service-kit/audit/audit';
import type { LearningContext } from '../context';
import { acceptPost, createPost, createThread, reportPost, voteForPost } from '../modules/discussions/discussions';
import { createNote } from '../modules/notes/notes';
import { lessonsOfCourse } from '../modules/outlines/outlines';
import { reportProgress } from '../modules/progress/progress';
import { decideReview, getOwnReview, replyToReview, writeOwnReview } from '../modules/reviews/reviews';
import type { DemoLearner } from './demo-learner';
import { type DemoReview, demoReviews } from './demo-reviews';
import { type DemoPost, type DemoThread, demoThreads } from './demo-threads';
import { type DemoNote, demoNotes, type DemoWatching, demoWatching, type DemoWho } from './demo-watching';

/** Something that somebody does. */
export interface DemoStep {
  daysAgo: number;
  run: () => Promise<unknown>;
}

/** Everything that happens in the demo, in no order. */
export function demoSteps(ctx: LearningContext, find: (who: DemoWho) => DemoLearner): DemoStep[] {
  const staff = find('staff');
  const byStaff: AuditContext = { actor: staff, client: null, requestId: null };
  const lessonOf = async (courseId: number, index: number) => {
    const lesson = (await lessonsOfCourse(ctx, courseId))[index];
    if (!lesson) throw new Error(`Course ${courseId} of the demo has no lesson ${index}.`);
    return lesson;
  };

  const watch = async ({ who, course_id }: DemoWatching, index: number, second?: number) => {
    const person = find(who);
    const lesson = await lessonOf(course_id, index);
    const seen = second ?? lesson.duration_seconds;
    await allowAll(ctx, person.id);
    await reportProgress(ctx, person, lesson.video_id, { position_seconds: seen, ranges: [[0, seen]] });
  };
  const watching = (course: DemoWatching): DemoStep[] => {
    const { daysAgo, left } = course;
    const seen = daysAgo.map((day, index) => ({ daysAgo: day, run: () => watch(course, index) }));
    if (left) seen.push({ daysAgo: left.daysAgo, run: () => watch(course, daysAgo.length, left.second) });
    return seen;
  };

  const reviewing = ({ who, course_id, decided, reply, edited, ...first }: DemoReview): DemoStep[] => {
    const author = find(who);
    const write = ({ stars, body }: { stars: number; body: string }) =>
      writeOwnReview(ctx, course_id, author, { stars, body });
    const idOf = async () => (await getOwnReview(ctx, course_id, author)).review_id;
    const steps: DemoStep[] = [{ daysAgo: first.daysAgo, run: () => write(first) }];
    if (decided) {
      const { daysAgo, ...decision } = decided;
      steps.push({ daysAgo, run: async () => decideReview(ctx, await idOf(), decision, { by: byStaff }) });
    }
    if (reply)
      steps.push({
        daysAgo: reply.daysAgo,
        run: async () => replyToReview(ctx, await idOf(), { body: reply.body }, { by: byStaff }),
      });
    if (edited) steps.push({ daysAgo: edited.daysAgo, run: () => write(edited) });
    return steps;
  };

  const answer = async (threadId: string, asker: DemoLearner, post: DemoPost) => {
    const { post_id } = await createPost(ctx, threadId, post.body, find(post.who), undefined);
    for (const voter of post.votes ?? []) await voteForPost(ctx, post_id, find(voter), true);
    if (post.accepted) await acceptPost(ctx, post_id, asker, true);
    if (post.reported) await reportPost(ctx, post_id, post.reported.reason, find(post.reported.who));
  };
  const discussing = ({ who, course_id, lesson, at_seconds, title, body, ...thread }: DemoThread): DemoStep[] => {
    const asker = find(who);
    let threadId = '';
    const ask = async () => {
      const place = lesson === undefined ? {} : { video_id: (await lessonOf(course_id, lesson)).video_id, at_seconds };
      ({ thread_id: threadId } = await createThread(ctx, course_id, { title, body, ...place }, asker, undefined));
    };
    const answers = thread.posts.map((post) => ({
      daysAgo: post.daysAgo,
      run: () => answer(threadId, asker, post),
    }));
    return [{ daysAgo: thread.daysAgo, run: ask }, ...answers];
  };

  const noting = ({ course_id, lesson, daysAgo, ...note }: DemoNote): DemoStep => ({
    daysAgo,
    run: async () => {
      const { video_id } = await lessonOf(course_id, lesson);
      await createNote(ctx, { video_id, ...note }, find('learner'), undefined);
    },
  });

  return [
    ...demoWatching.flatMap(watching),
    ...demoReviews.flatMap(reviewing),
    ...demoThreads.flatMap(discussing),
    ...demoNotes.map(noting),
  ];
}

/** The allowance follows the database's clock, by which all of it happens at once. */
const allowAll = ({ db }: LearningContext, userId: number) =>
  db('allowances')
    .insert({ user_id: userId, seconds: limits.learning.allowance.max, counted_at: new Date() })
    .onConflict('user_id')
    .ignore();
