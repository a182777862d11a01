import { lazyPart } from '@vidyapath/client/screens/lazy-part';
import { useSession } from '@vidyapath/client/screens/use-session';
import type { Play } from '@vidyapath/http/play';
import { Typography } from '@vidyapath/ui';
import type { ReactNode } from 'react';
import { PartSkeleton } from '../../../components/part-skeleton';
import { Handouts } from '../../../components/lesson/handouts';
import { useCoursePanels } from '../../../lib/course-panels';
import { useHandoutsQuery } from '../../../lib/course/handouts.endpoints';
import type { LessonClock } from '../lib/lesson-clock';
import { type LessonCourse, lessonsOf } from '../lib/lesson-course';
import { AskAbout } from './ask-about';
import { LessonTabs } from './lesson-tabs';

const Transcript = lazyPart(
  async () =>
    (await import(/* webpackChunkName: 'lazy-transcript' */ '../tabs/transcript/transcript-tab')).TranscriptTab,
  () => <PartSkeleton />,
);

interface LessonPanelsProps {
  courseId: number;
  course: LessonCourse;
  videoId: number;
  clock: LessonClock;
  play: Play | undefined;
  /** The lessons of the course, where they have no place beside the video. */
  lessons: ReactNode;
}

/** What each tab shows. Notes and questions are for who has the course. */
export function LessonPanels({ courseId, course, videoId, clock, play, lessons }: LessonPanelsProps) {
  const isSignedIn = useSession().status === 'signed-in';
  const isOwned = isSignedIn && !course.offer;
  const lesson = lessonsOf(course).find((one) => one.videoId === videoId);
  const isPlayable = lesson !== undefined && !lesson.isLocked;
  const { Notes, Discussions, Reviews } = useCoursePanels();
  const { currentData: files } = useHandoutsQuery(videoId, { skip: !isOwned });
  return (
    <>
      {isOwned && <AskAbout clock={clock} />}
      <LessonTabs
        panels={{
          lessons: lessons ? () => lessons : undefined,
          notes: isOwned ? () => <Notes key={videoId} courseId={courseId} videoId={videoId} /> : undefined,
          questions: isOwned ? () => <Discussions key={videoId} courseId={courseId} videoId={videoId} /> : undefined,
          transcript: isPlayable
            ? () => <Transcript key={videoId} videoId={videoId} captions={play?.captions} clock={clock} />
            : undefined,
          files: files && files.length > 0 ? () => <Handouts videoId={videoId} /> : undefined,
          about: () => (
            <>
              <Typography sx={{ mb: 6, whiteSpace: 'pre-line' }}>{course.description}</Typography>
              {isOwned && <Reviews courseId={courseId} />}
            </>
          ),
        }}
      />
    </>
  );
}
