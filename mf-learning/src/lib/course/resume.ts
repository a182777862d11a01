import type { LearnedCourse } from '@vidyapath/http/learning-progress';
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

/** Where a learner goes on who has begun the course: with the lesson that the service names. */
export function resumePoint(modules: readonly OutlineModule[], { last, next }: LearnedCourse): ResumePoint | undefined {
  if (!last || !next) return undefined;
  const placed = modules.flatMap(({ id, videos }) => videos.map((video) => ({ moduleId: id, video })));
  const found = placed.find(({ video }) => video.id === next.video_id);
  return found && { ...found, at: resumeAt(next.position_seconds, found.video.seconds) };
}
