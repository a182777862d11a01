import { lessonPlaceIn } from '@vidyapath/http/lesson-address';
import { Stack, Typography } from '@vidyapath/ui';
import { useSearchParams } from 'react-router';
import { useOfferedCourseQuery } from '../../../../lib/course/course-progress.endpoints';
import { useCoursePanels } from '../../../../lib/course-panels';
import { CourseFacts } from './course-facts';
import { CourseLines } from './course-lines';

interface AboutTabProps {
  courseId: number;
  description: string;
  isOwned: boolean;
}

/** What the course is, for whom, and what belongs to it; of a hidden course only its description is known. */
export function AboutTab({ courseId, description, isOwned }: AboutTabProps) {
  const { as } = lessonPlaceIn(useSearchParams()[0]);
  const { currentData: course } = useOfferedCourseQuery({ courseId, as });
  const { Reviews } = useCoursePanels();
  return (
    <Stack spacing={8}>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{description}</Typography>
      {course && (
        <>
          <CourseLines name="whatYouLearn" lines={course.WhatYouLearn} isMarked />
          <CourseFacts course={course} />
          <CourseLines name="audience" lines={course.Audience} />
          <CourseLines name="requirements" lines={course.Requirements} />
        </>
      )}
      {isOwned && <Reviews courseId={courseId} />}
    </Stack>
  );
}
