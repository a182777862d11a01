import type { LearnedCourse } from '@vidyapath/http/learning-progress';
import type { LessonStanding } from '../../../lib/lesson-standing';
import type { OutlineModule, OutlineVideo } from './course-outline';

/** A position below this starts the lesson from its beginning. */
const leastSeconds = 5;
/** From this part of a lesson on, the learner continues with the next one. */
const nearEnd = 0.95;

/** Second at which a lesson continues; 0: its start, as for a lesson of unknown length, whose position is not known. */
export const resumeAt = (position: number | undefined, seconds: number): number =>
  position !== undefined && position >= leastSeconds && position < seconds * nearEnd ? position : 0;

export interface ResumePoint {
  moduleId: number;
  video: OutlineVideo;
  /** 0: from its start. */
  at: number;
}

/** Where a learner continues: in the lesson that was last left, else in the first after it that is not done. */
export function resumePoint(modules: readonly OutlineModule[], learned: LearnedCourse): ResumePoint | undefined {
  const states = new Map(learned.videos.map((video) => [video.video_id, video]));
  const placed = modules.flatMap(({ id, videos }) => videos.map((video) => ({ moduleId: id, video })));
  const stateOf = ({ id }: OutlineVideo): LessonStanding | undefined => (id === null ? undefined : states.get(id));
  const lastAt = placed.findIndex(({ video }) => video.id === learned.last?.video_id);
  const last = placed[lastAt];
  if (!last) return undefined;
  const at = resumeAt(learned.last?.position_seconds, last.video.seconds);
  if (at > 0 || !stateOf(last.video)?.completed) return { ...last, at };
  const isOpen = ({ video }: { video: OutlineVideo }) => !stateOf(video)?.completed;
  const next = placed.slice(lastAt + 1).find(isOpen) ?? placed.find(isOpen);
  return next && { ...next, at: resumeAt(stateOf(next.video)?.position_seconds, next.video.seconds) };
}
