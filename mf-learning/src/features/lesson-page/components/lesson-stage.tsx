import { usePlatform } from '@vidyapath/client/screens/platform-context';
import { useSession } from '@vidyapath/client/screens/use-session';
import type { Play } from '@vidyapath/http/play';
import type { RefObject } from 'react';
import { usePlayMutation } from '../../../components/lesson/play.endpoints';
import { useLesson } from '../../../components/lesson/use-lesson';
import { LessonPlayer } from '../../../components/player/lesson-player';
import type { LessonPlayerHandle } from '../../../components/player/lesson-player.types';
import type { VideoLink } from '../../../components/player/video-player.types';
import { shortCourseAddress } from '@vidyapath/http/public-pages';
import { CoursePicture } from './course-picture';
import type { CourseLesson } from '../lib/lesson-course';
import type { LessonClock } from '../lib/lesson-clock';

interface LessonStageProps {
  courseId: number;
  lesson: CourseLesson;
  /** Of others nothing is reported. */
  isOwned: boolean;
  previous: CourseLesson | undefined;
  next: CourseLesson | undefined;
  open: (videoId: number) => void;
  player: RefObject<LessonPlayerHandle | null>;
  startAt: number;
  /** The learner has just opened the lesson. */
  autoPlay: boolean;
  clock: LessonClock;
  onPlay: (play: Play) => void;
  onLeft: (seconds: number) => void;
  onEnded: () => void;
}

/** The video of the open lesson; what is watched of it is reported. */
export function LessonStage({ courseId, lesson, isOwned, previous, next, open, ...page }: LessonStageProps) {
  const { session, navigate } = usePlatform();
  const isSignedIn = useSession().status === 'signed-in';
  const { videoId, title, url, seconds } = lesson;
  const [ask] = usePlayMutation();
  const { markAsDone, onTick, onHiddenStart, onJump, onRest, onEnd } = useLesson({
    id: isOwned && isSignedIn ? videoId : null,
    seconds,
  });
  const linkTo = (other: CourseLesson | undefined): VideoLink | undefined =>
    other && { title: other.title, play: () => open(other.videoId) };
  return (
    <LessonPlayer
      videoId={videoId}
      title={title}
      url={url}
      handle={page.player}
      ask={() => ask({ video_id: videoId }).unwrap()}
      autoPlay={page.autoPlay}
      startAt={page.startAt}
      picture={<CoursePicture courseId={courseId} />}
      previous={linkTo(previous)}
      next={linkTo(next)}
      markAsDone={markAsDone}
      onBuy={() => navigate.to(shortCourseAddress(courseId))}
      onPlay={page.onPlay}
      onTime={(now) => page.clock.set(now)}
      onTick={onTick}
      onHiddenStart={onHiddenStart}
      onJump={onJump}
      onRest={(at) => {
        onRest?.();
        // A logout closes the player as well: that must not be stored.
        if (session.getSnapshot().user) page.onLeft(at);
      }}
      onEnd={() => {
        onEnd?.();
        page.onEnded();
      }}
    />
  );
}
