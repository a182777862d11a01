import { textIn } from '@vidyapath/client/formats/course-texts';
import { useLanguage, useT } from '@vidyapath/client/screens/use-t';
import type { MyCourse } from '@vidyapath/http/learning-progress';
import { lessonAddress } from '@vidyapath/http/lesson-address';
import { courseAddress } from '@vidyapath/http/course-address';
import { cataloguePath } from '@vidyapath/http/public-pages';
import { Button } from '@vidyapath/ui';
import { Link } from 'react-router';
import { useNewCourse } from '../lib/use-new-course';

interface NextCourseProps {
  /** The one that is completed. */
  courseId: number;
  /** The learner's courses, the one that was watched last first. */
  own: readonly MyCourse[];
}

/** To an own course that is not completed; else to a new one, else to the catalogue. */
export function NextCourse({ courseId, own }: NextCourseProps) {
  const t = useT();
  const language = useLanguage();
  const begun = own.find((one) => one.course_id !== courseId && one.access && one.next);
  const { found, isAsked } = useNewCourse(courseId, own, begun !== undefined);
  if (begun)
    return (
      <Button component={Link} to={lessonAddress({ course_id: begun.course_id })} variant="outlined" sx={action}>
        {t('lessonPage.end.nextNamed', { name: textIn(language, begun.course_name, begun.course_name_hi) })}
      </Button>
    );
  if (isAsked) return null;
  const { CourseId: course_id, CourseName: name = '', CourseNameHi } = found ?? {};
  return (
    <Button
      component={Link}
      to={course_id === undefined ? cataloguePath : courseAddress({ course_id, name })}
      variant="outlined"
      sx={action}
    >
      {found
        ? t('lessonPage.end.newNamed', { name: textIn(language, name, CourseNameHi) })
        : t('lessonPage.end.browse')}
    </Button>
  );
}

const action = { minHeight: 44 };
