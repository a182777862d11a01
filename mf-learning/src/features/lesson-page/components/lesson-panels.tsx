import { lazyPart } from '@vidyapath/client/screens/lazy-part';
import { useSession } from '@vidyapath/client/screens/use-session';
import type { Play } from '@vidyapath/http/play';
import type { ReactNode } from 'react';
import { PartSkeleton } from '../../../components/part-skeleton';
import { Handouts } from '../../../components/lesson/handouts';
import { useCoursePanels } from '../../../lib/course-panels';
import { useHandoutsQuery } from '../../../lib/course/handouts.endpoints';
import { useNoteCountQuery } from '../../../lib/note-count.endpoints';
import type { LessonClock } from '../lib/lesson-clock';
import { type LessonCourse, lessonsOf } from '../lib/lesson-course';
import { AskAbout } from './ask-about';
import { LessonTabs } from './lesson-tabs';

const About = lazyPart(
  async () => (await import(/* webpackChunkName: 'lazy-about' */ '../tabs/about/about-tab')).AboutTab,
  () => <PartSkeleton />,
);
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

/** What each tab shows. Notes and questions are for who has the course; notes from before stay readable without it. */
export function LessonPanels({ courseId, course, videoId, clock, play, lessons }: LessonPanelsProps) {
  const isSignedIn = useSession().status === 'signed-in';
  const isOwned = isSignedIn && !course.offer;
  const lesson = lessonsOf(course).find((one) => one.videoId === videoId);
  const isPlayable = lesson !== undefined && !lesson.isLocked;
  const { Notes, Discussions } = useCoursePanels();
  const { data: notes } = useNoteCountQuery(courseId, { skip: isOwned || !isSignedIn });
  const hasNotes = isOwned || (notes !== undefined && notes.total > 0);
  const isClosed = !isOwned || lesson === undefined;
  const { currentData: files } = useHandoutsQuery(videoId, { skip: !isOwned || !lesson });
  return (
    <>
      {isOwned && lesson && <AskAbout clock={clock} />}
      <LessonTabs
        panels={{
          lessons: lessons ? () => lessons : undefined,
          notes: hasNotes ? () => <Notes key={videoId} {...{ courseId, videoId, isClosed }} /> : undefined,
          questions: isOwned ? () => <Discussions key={videoId} courseId={courseId} videoId={videoId} /> : undefined,
          transcript: isPlayable
            ? () => <Transcript key={videoId} videoId={videoId} captions={play?.captions} clock={clock} />
            : undefined,
          files: files && files.length > 0 ? () => <Handouts videoId={videoId} /> : undefined,
          about: () => <About courseId={courseId} description={course.description} isOwned={isOwned} />,
        }}
      />
    </>
  );
}
