import type { DoneReason, LearnedCourse, LessonProgress } from '@vidyapath/http/learning-progress';
import { paths } from '@vidyapath/http/paths';
import { newId } from './courses';
import type { TestLearning } from './test-learning';

type Ranges = readonly (readonly [number, number])[];

/** A new person who watches lessons. */
export function learnerOf({ send, get, db }: Pick<TestLearning, 'send' | 'get' | 'db'>, id = newId()) {
  const caller = { id };
  const report = (videoId: number, ranges: Ranges, position_seconds = ranges.at(-1)?.[1] ?? 0) =>
    send('PUT', paths.lessonProgress(videoId), caller, { position_seconds, ranges });
  return {
    id,
    caller,
    report,
    watch: async (videoId: number, ...ranges: Ranges): Promise<LessonProgress> => {
      const answer = await report(videoId, ranges);
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return answer.json();
    },
    done: (videoId: number, reason: DoneReason) => send('POST', paths.lessonDone(videoId), caller, { reason }),
    course: async (courseId: number): Promise<LearnedCourse> =>
      (await get(paths.learnedCourse(courseId), caller)).json(),
    /** As if so much time had passed on the clock of the database. */
    wait: async (seconds: number): Promise<void> => {
      await db('allowances')
        .where('user_id', id)
        .update({ counted_at: db.raw(`counted_at - make_interval(secs => ?)`, [seconds]) });
    },
  };
}
