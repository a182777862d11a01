import { usePageTitle } from '@vidyapath/client/screens/use-page-title';
import type { LearnedCourse } from '@vidyapath/http/learning-progress';
import { Box } from '@vidyapath/ui';
import { lazyPart } from '@vidyapath/client/screens/lazy-part';
import { lessonPlaceIn } from '@vidyapath/http/lesson-address';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { LessonPlayerHandle } from '../../../components/player/lesson-player.types';
import { CourseLessonsContext } from '../../../lib/course-lessons';
import { resumeAt } from '../../../lib/course/resume';
import { useIsWide } from '../lib/layout';
import { fillsSideways, frameStyle, lessonStyle, sideStyle, stageStyle } from '../lib/layout-styles';
import { lessonsBeside, type LessonCourse, lessonsOf, lessonToOpen } from '../lib/lesson-course';
import { createLessonClock } from '../lib/lesson-clock';
import { useBeginsItself } from '../lib/use-begins-itself';
import { useLessonLinks } from '../lib/use-lesson-links';
import { useLessonPlayed } from '../lib/use-lesson-played';
import { useLessonsBeside } from '../lib/use-lessons-beside';
import { useStartSecond } from '../lib/use-start-second';
import { AfterTyping } from './after-typing';
import { CourseOffer } from './course-offer';
import { Curriculum } from './curriculum';
import { GoneLesson } from './gone-lesson';
import { LessonHeading } from './lesson-heading';
import { LessonPanels } from './lesson-panels';
import { LessonStage } from './lesson-stage';
import { LockedLesson } from './locked-lesson';

const CourseEnd = lazyPart(
  async () => (await import(/* webpackChunkName: 'lazy-course-end' */ './course-end')).CourseEnd,
);

interface LessonViewProps {
  courseId: number;
  course: LessonCourse;
  /** As the address names it; the course may not have it. */
  videoId: number;
  learned: LearnedCourse | undefined;
}

/** The page of a lesson: the video, what it is, its tabs, and the lessons of the course. */
export function LessonView({ courseId, course, videoId, learned }: LessonViewProps) {
  const { offer } = course;
  const isWide = useIsWide();
  const player = useRef<LessonPlayerHandle>(null);
  const [clock] = useState(createLessonClock);
  const lessons = lessonsOf(course);
  const lesson = lessons.find((one) => one.videoId === videoId);
  const { addressOf, open } = useLessonLinks(courseId);
  const beside = useLessonsBeside(lessons, videoId, player, open);
  const { previous, next } = lessonsBeside(lessons, videoId);
  const played = useLessonPlayed(videoId);
  const position = learned?.videos.find(({ video_id }) => video_id === videoId)?.position_seconds;
  const length = lesson?.seconds ?? 0;
  const startAt = useStartSecond({ videoId, length, left: played.left ?? resumeAt(position, length), player });
  const autoPlay = useBeginsItself(videoId);
  usePageTitle(lesson ? `${lesson.title} · ${course.name}` : course.name);
  const curriculum = <Curriculum {...{ course, videoId, learned, addressOf }} />;
  const { end } = lessonPlaceIn(useSearchParams()[0]);
  const isEnd = (played.isEnded && !next) || (end && learned?.completed_at);
  const isFree = offer?.DiscountedPrice === 0 || offer?.ActualPrice === 0;
  const other = lessonToOpen(lessons, learned?.next?.video_id);
  return (
    <CourseLessonsContext value={beside}>
      <Box component="article" sx={[lessonStyle(isWide), frameStyle]}>
        <Box sx={{ minWidth: 0 }}>
          <Box sx={[stageStyle(isWide), lesson && !lesson.isLocked && fillsSideways]}>
            {!lesson && other && <GoneLesson {...{ other, addressOf }} isOwned={!offer} />}
            {lesson?.isLocked && <LockedLesson lesson={lesson} isFree={isFree} />}
            {lesson && !lesson.isLocked && (
              <LessonStage
                {...{ courseId, lesson, previous, next, open, player, clock, startAt, autoPlay }}
                isOwned={!offer}
                onPlay={played.onPlay}
                onLeft={played.onLeft}
                onEnded={played.onEnded}
              />
            )}
          </Box>
          {offer && (
            <CourseOffer
              course={offer}
              count={lessons.length}
              preview={lesson?.isLocked ? lessons.find(({ isLocked }) => !isLocked) : undefined}
              addressOf={addressOf}
            />
          )}
          {learned && isEnd && (
            <AfterTyping>
              <CourseEnd course={course.name} {...{ courseId, learned, addressOf }} />
            </AfterTyping>
          )}
          {lesson && (
            <LessonHeading
              courseName={course.name}
              title={lesson.title}
              isNextMain={offer === undefined}
              {...{ previous, next, addressOf }}
            />
          )}
          <LessonPanels
            {...{ courseId, course, videoId, clock }}
            play={played.play}
            lessons={isWide ? undefined : curriculum}
          />
        </Box>
        {isWide && <Box sx={sideStyle}>{curriculum}</Box>}
      </Box>
    </CourseLessonsContext>
  );
}
