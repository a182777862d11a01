import type { OutlineVideo } from '@vidyapath/http/course-events';

/** Seconds that the model counts together; lengths are multiples of it. */
export const modelBlock = 25;

export type ModelLesson = OutlineVideo & { state: 'active' | 'inactive' | 'absent' };

interface Seen {
  file: string;
  blocks: Set<number>;
  completed: boolean;
}

interface ModelLearner {
  hasBegun: boolean;
  hasCompleted: boolean;
  seen: Map<number, Seen>;
}

/** What learning says of a course with these lessons, in the plainest way. `lessons` are changed by the test. */
export function createModel(lessons: readonly ModelLesson[], count: number) {
  const learners = Array.from({ length: count }, (): ModelLearner => ({
    hasBegun: false,
    hasCompleted: false,
    seen: new Map(),
  }));
  const removed = new Map<number, { file: string; hours: number }>();
  const wasActive = new Set(activeOf(lessons).map(({ video_id }) => video_id));
  let news = 0;

  const isCompleted = ({ seen }: ModelLearner, video_id: number, file: string): boolean => {
    const row = seen.get(video_id);
    return row?.file === file && row.completed;
  };
  const complete = (learner: ModelLearner): void => {
    const active = activeOf(lessons);
    learner.hasCompleted ||=
      active.length > 0 &&
      active.every(({ video_id, file }) => isCompleted(learner, video_id, file)) &&
      [...removed].every(([video_id, { file }]) => isCompleted(learner, video_id, file));
  };
  const measureAgain = (): void => {
    for (const learner of learners.filter(({ hasBegun }) => hasBegun)) {
      for (const lesson of lessons.filter(({ state }) => state !== 'absent')) {
        const row = learner.seen.get(lesson.video_id);
        if (row?.file !== lesson.file) continue;
        if (lesson.asset_id) row.blocks = new Set(blocksWithin(row, lesson));
        row.completed ||= coverageOf(row, lesson) === 1;
      }
      complete(learner);
    }
  };

  return {
    outlineChanged(before: readonly ModelLesson[]): void {
      let isAltered = false;
      for (const [at, now] of lessons.entries()) {
        const old = before[at] as ModelLesson;
        if (old.state === 'active' && now.state !== 'active') removed.set(now.video_id, { file: old.file, hours: 0 });
        if (now.state === 'active') {
          removed.delete(now.video_id);
          if (!wasActive.has(now.video_id)) news += 1;
          wasActive.add(now.video_id);
        }
        isAltered ||= old.duration_seconds !== now.duration_seconds || old.file !== now.file;
      }
      if (isAltered) measureAgain();
    },
    watched(who: number, which: number, from: number, to: number): void {
      const learner = learners[who] as ModelLearner;
      const lesson = lessons[which] as ModelLesson;
      const old = learner.seen.get(lesson.video_id);
      const row = old?.file === lesson.file ? old : { file: lesson.file, blocks: new Set<number>(), completed: false };
      for (let at = from; at < to; at += 1) row.blocks.add(at);
      row.completed ||= coverageOf(row, lesson) === 1;
      learner.seen.set(lesson.video_id, row);
      learner.hasBegun = true;
      complete(learner);
    },
    hoursPassed(hours: number): void {
      for (const removal of removed.values()) removal.hours += hours;
      const old = [...removed].filter(([, removal]) => removal.hours >= 24);
      for (const [video_id] of old) removed.delete(video_id);
      if (old.length > 0) measureAgain();
    },
    /** Lessons that nobody needs any more are deleted. */
    cleaned(): void {
      for (const { video_id } of lessons.filter(({ state }) => state === 'absent')) {
        if (removed.has(video_id)) continue;
        wasActive.delete(video_id);
        for (const { seen } of learners) seen.delete(video_id);
      }
    },
    expected() {
      const active = activeOf(lessons);
      return {
        learners: learners.map((learner) => ({
          total_videos: active.length,
          completed_videos: active.filter(({ video_id, file }) => isCompleted(learner, video_id, file)).length,
          is_completed: learner.hasCompleted,
          covered: active.map((lesson) => coverageOf(learner.seen.get(lesson.video_id), lesson)),
        })),
        certificates: learners.filter(({ hasCompleted }) => hasCompleted).length,
        news,
      };
    },
  };
}

const activeOf = (lessons: readonly ModelLesson[]): ModelLesson[] => lessons.filter(({ state }) => state === 'active');

const blocksWithin = ({ blocks }: Seen, { duration_seconds }: ModelLesson): number[] =>
  [...blocks].filter((at) => at * modelBlock < duration_seconds);

const coverageOf = (row: Seen | undefined, lesson: ModelLesson): number =>
  row?.file === lesson.file ? (blocksWithin(row, lesson).length * modelBlock) / lesson.duration_seconds : 0;
