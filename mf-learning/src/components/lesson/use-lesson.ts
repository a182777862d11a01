import { usePlatform } from '@vidyapath/client/screens/platform-context';
import { useT } from '@vidyapath/client/screens/use-t';
import { limits } from '@vidyapath/http/limits';
import { useParams } from 'react-router';
import type { MarkAsDone } from '../player/video-player.types';
import { useLazyLearnedCourseQuery, useMarkAsDoneMutation } from '../../lib/learning.endpoints';
import type { DoneReason } from '@vidyapath/http/learning-progress';
import { useProgressReporter } from '../../lib/progress-reporter-context';
import { courseIdOf } from '../../lib/course/course-id';
import type { OutlineVideo } from '../../lib/course/course-outline';
import { useLearned } from '../../lib/course/use-learned';

/** Reports what a lesson's player plays to the learning service, and returns the progress that the service has stored. */
export function useLesson({ id, seconds }: Pick<OutlineVideo, 'id' | 'seconds'>) {
  const t = useT();
  const { notify } = usePlatform();
  const courseId = courseIdOf(useParams().courseId) ?? 0;
  const reporter = useProgressReporter();
  const learned = useLearned(courseId, id);
  const [load] = useLazyLearnedCourseQuery();
  const [mark, { isLoading }] = useMarkAsDoneMutation();
  if (id === null) return { learned: undefined };

  const lesson = { videoId: id, courseId, seconds, known: learned?.position_seconds ?? null };
  const markAs = (reason: DoneReason) => mark({ courseId, videoId: id, reason });
  const markByHand = async () => {
    const { data, error } = await markAs(seconds === 0 ? 'no-duration' : 'no-position');
    const title = t('player.notMarkedTitle');
    if (error) notify({ variant: 'error', title, message: t('player.notMarked') });
    else if (!data.accepted) notify({ variant: 'info', title, message: t('player.tooSoon') });
  };
  const end = async () => {
    await reporter.rest(id);
    const { videos } = await load(courseId, true).unwrap();
    const now = videos.find(({ video_id }) => video_id === id);
    if (now && !now.completed && now.coverage >= limits.learning.endedFrom) await markAs('ended');
  };
  const markAsDone: MarkAsDone | undefined = learned?.completed
    ? undefined
    : { unmeasured: seconds === 0, busy: isLoading, mark: () => void markByHand() };
  return {
    learned,
    markAsDone,
    onTick: (at: number, rate: number) => reporter.tick(lesson, at, rate),
    onHiddenStart: () => void reporter.open(lesson),
    onJump: reporter.cut,
    onRest: () => void reporter.rest(id),
    // When the service does not answer, the report is sent later, and the lesson is done by the seen ranges.
    onEnd: () => void end().catch(() => undefined),
  };
}
