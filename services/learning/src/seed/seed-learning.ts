import type { CourseChange, CourseOutline } from '@vidyapath/http/course-events';
import type { UserChange } from '@vidyapath/http/user-events';
import type { Database } from '@vidyapath/service-kit/database/database';
import { personRowOf } from '@vidyapath/service-kit/domain/people/people-feed';
import { storePeople } from '@vidyapath/service-kit/domain/people/people.repository';
import { storeCourseChanges } from '../modules/courses/courses';
import { storeOutlines } from '../modules/outlines/outlines';
import type { DemoLearner } from './demo-learner';
import { createDemoContext, type DemoContextOptions } from './demo-context';
import { demoCourses, type DemoWho } from './demo-watching';
import { type DemoStep, demoSteps } from './demo-steps';

export interface SeedLearningOptions extends Omit<DemoContextOptions, 'now'> {
  courses: readonly CourseChange[];
  outlines: readonly CourseOutline[];
  people: readonly UserChange[];
  learner: DemoLearner;
  staff: DemoLearner;
  /** At least eleven. */
  buyers: readonly DemoLearner[];
  /** When the demo is looked at. */
  at: Date;
  /** Ends it between two steps. */
  signal?: AbortSignal | undefined;
}

const dayMs = 24 * 3_600_000;

/** Whether there is no progress, review, thread or note yet. */
export async function awaitsDemoLearning(db: Database): Promise<boolean> {
  for (const table of ['lesson_progress', 'reviews', 'threads', 'notes'])
    if (await db(table).first(db.raw('1'))) return false;
  return true;
}

/** Weeks of learning as the service does it, the oldest first and each at its time; nothing if one of the demo's courses is deleted. */
export async function seedLearning(options: SeedLearningOptions): Promise<void> {
  const { courses, outlines, people, learner, staff, buyers, at, signal } = options;
  const there = new Set(outlines.filter(({ videos }) => videos.length >= 5).map(({ course_id }) => course_id));
  if (!Object.values(demoCourses).every((id) => there.has(id))) return;
  let clock = at;
  const ctx = createDemoContext({ ...options, now: () => clock });
  await ctx.db.transaction(async (trx) => {
    await storeCourseChanges(ctx, trx, courses);
    await storeOutlines(ctx, trx, outlines, false);
    await storePeople(trx, people.map(personRowOf), ctx.hooks);
  });
  const find = (who: DemoWho): DemoLearner => {
    const person = typeof who === 'number' ? buyers[who] : { learner, staff }[who];
    if (!person) throw new Error(`The demo has no buyer ${who}.`);
    return person;
  };
  for (const { daysAgo, run } of demoSteps(ctx, find).toSorted(oldestFirst)) {
    signal?.throwIfAborted();
    clock = new Date(at.getTime() - daysAgo * dayMs);
    await run();
  }
}

const oldestFirst = (one: DemoStep, other: DemoStep): number => other.daysAgo - one.daysAgo;
