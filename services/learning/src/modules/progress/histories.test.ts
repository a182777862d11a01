import { randomUUID } from 'node:crypto';
import type { OutlineVideo } from '@vidyapath/http/course-events';
import { dayInIndia } from '@vidyapath/http/india';
import { runCount } from '@vidyapath/kit-testing/run-count';
import fc from 'fast-check';
import { lessonOf, deliverCourse } from '../../testing/courses';
import { createModel, modelBlock as block, type ModelLesson } from '../../testing/progress-model';
import { completionsDone, deleteGone, passHours } from '../../testing/removals';
import { startTestLearning, type TestLearning } from '../../testing/test-learning';
import { learnerOf } from '../../testing/watching';

let learning: TestLearning;
beforeAll(async () => {
  learning = await startTestLearning();
});
afterAll(() => learning.stop());

const lesson = fc.nat(3);
const steps = fc.oneof(
  fc.record({
    kind: fc.constant('state' as const),
    lesson,
    state: fc.constantFrom('active' as const, 'inactive' as const, 'absent' as const),
  }),
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('length' as const), lesson, blocks: fc.constantFrom(2, 4, 8) }),
  },
  fc.record({ kind: fc.constant('file' as const), lesson, file: fc.constantFrom('one', 'two') }),
  fc.record({ kind: fc.constant('hours' as const), hours: fc.constantFrom(12, 24) }),
  fc.record({ kind: fc.constant('clean' as const) }),
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('watch' as const),
      learner: fc.nat(1),
      lesson,
      from: fc.constantFrom(0, 0, 0, 1, 2),
      to: fc.constantFrom(8, 8, 8, 4, 2, 1),
    }),
  },
);
type Step = typeof steps extends fc.Arbitrary<infer Value> ? Value : never;

async function startHistory() {
  // Two lessons are assets, two are elsewhere.
  const lessons: ModelLesson[] = [0, 1, 2, 3].map((at) => ({
    ...lessonOf({ duration_seconds: 4 * block, ...(at < 2 && { asset_id: randomUUID() }) }),
    state: at < 3 ? 'active' : 'inactive',
  }));
  const outline = (): OutlineVideo[] =>
    lessons
      .filter(({ state }) => state !== 'absent')
      .map(({ state, ...video }) => ({ ...video, active: state === 'active' }));
  const { course_id, deliverOutline } = await deliverCourse(learning, outline());
  // Some were published today, so that new ones are counted and wait.
  await learning.db('course_news').insert({ course_id, new_lessons: 0, told_on: dayInIndia(new Date()) });
  const learners = [learnerOf(learning), learnerOf(learning)];
  for (const { id } of learners)
    await learning.db('allowances').insert({ user_id: id, seconds: 20_000, counted_at: new Date() });
  const model = createModel(lessons, learners.length);

  const change = async (at: number, fields: Partial<ModelLesson>) => {
    const before = lessons.map((one) => ({ ...one }));
    const changed = lessons[at] as ModelLesson;
    if (changed.state === 'absent' && !fields.state) return;
    Object.assign(changed, fields);
    model.outlineChanged(before);
    await deliverOutline(outline());
    await completionsDone(learning);
  };
  const run = async (step: Step): Promise<unknown> => {
    switch (step.kind) {
      case 'state':
        return change(step.lesson, { state: step.state });
      case 'length':
        return change(step.lesson, { duration_seconds: step.blocks * block });
      case 'file':
        return change(step.lesson, { file: step.file });
      case 'hours':
        model.hoursPassed(step.hours);
        return passHours(learning, step.hours);
      case 'clean':
        model.cleaned();
        return deleteGone(learning);
      case 'watch': {
        const { video_id, state, duration_seconds } = lessons[step.lesson] as ModelLesson;
        const to = Math.min(step.to, duration_seconds / block);
        if (state !== 'active' || step.from >= to) return undefined;
        model.watched(step.learner, step.lesson, step.from, to);
        return learners[step.learner]?.watch(video_id, [step.from * block, to * block]);
      }
    }
  };
  const stored = async () => {
    const courses = await Promise.all(learners.map((learner) => learner.course(course_id)));
    const [news] = await learning.db('course_news').where({ course_id }).pluck<number[]>('new_lessons');
    return {
      learners: courses.map(({ total_videos, completed_videos, completed_at, videos }) => ({
        total_videos,
        completed_videos,
        is_completed: completed_at !== null,
        covered: videos.map(({ coverage }) => coverage),
      })),
      certificates: Number((await learning.db('certificates').where({ course_id }).count())[0]?.count),
      news,
    };
  };
  return { run, stored, model };
}

test('after any history of lessons, versions, watching and time, progress is what a model of it says', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 4, maxLength: 16 }), async (history) => {
      const { run, stored, model } = await startHistory();
      for (const step of history) {
        await run(step);
        expect(await stored()).toEqual(model.expected());
      }
    }),
    { numRuns: runCount(12, 150) },
  );
});
