import { skipToken } from '@vidyapath/client/query';
import { useShare } from '@vidyapath/client/screens/use-share';
import { useT } from '@vidyapath/client/screens/use-t';
import type { LearnedCourse } from '@vidyapath/http/learning-progress';
import { Box, Button, SchoolIcon, Typography } from '@vidyapath/ui';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { CertificateFrame } from '../../../components/certificate-frame';
import { useCertificateQuery } from '../../../lib/certificates.endpoints';
import { useCoursePanels } from '../../../lib/course-panels';
import { certificatePath } from '../../../lib/learning-paths';
import { useMyCoursesQuery } from '../../../lib/learning.endpoints';
import { sideways } from '../lib/layout';
import { NextCourse } from './next-course';

interface CourseEndProps {
  courseId: number;
  course: string;
  learned: LearnedCourse;
  /** To a lesson that is not done. */
  addressOf: (videoId: number) => string;
}

/** After the last lesson: the certificate, a review, and the next course; or what is left. */
export function CourseEnd({ courseId, course, learned, addressOf }: CourseEndProps) {
  const t = useT();
  const box = useRef<HTMLElement>(null);
  const { completed_at: completedAt, next } = learned;
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView?.({ block: 'start' });
  }, []);
  return (
    <Box component="section" ref={box} tabIndex={-1} aria-label={t('lessonPage.end.label')} sx={end}>
      {completedAt ? (
        <Completed courseId={courseId} course={course} />
      ) : (
        <>
          <Typography component="h2" variant="h5">
            {t('lessonPage.end.left', { count: learned.total_videos - learned.completed_videos })}
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>{t('lessonPage.end.leftText')}</Typography>
          {next && (
            <Button component={Link} to={addressOf(next.video_id)} variant="contained" sx={action}>
              {t('standing.goOn')}
            </Button>
          )}
        </>
      )}
    </Box>
  );
}

/** The learner's courses, the one that was watched last first. */
const few = { limit: 20, offset: 0 };

function Completed({ courseId, course }: Pick<CourseEndProps, 'courseId' | 'course'>) {
  const t = useT();
  const share = useShare('certificate');
  const { data } = useMyCoursesQuery(few, { refetchOnMountOrArgChange: true });
  const serial = data?.rows.find((one) => one.course_id === courseId)?.certificate_serial;
  const certificate = useCertificateQuery(serial ?? skipToken);
  const { OwnReview } = useCoursePanels();
  return (
    <>
      <SchoolIcon sx={joy} />
      <Typography component="h2" variant="h5" sx={{ overflowWrap: 'anywhere' }}>
        {t('lessonPage.end.done', { course })}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{t('lessonPage.end.doneText')}</Typography>
      {serial && (
        <>
          {certificate.currentData && (
            <Box sx={{ width: 1, maxWidth: 560 }}>
              <CertificateFrame certificate={certificate.currentData} />
            </Box>
          )}
          <Button component={Link} to={certificatePath(serial)} variant="outlined" sx={action}>
            {t('standing.certificate')}
          </Button>
          <Button
            variant="contained"
            onClick={() => share(course, `${window.location.origin}${certificatePath(serial)}`)}
            sx={action}
          >
            {t('lessonPage.end.shareCourse')}
          </Button>
        </>
      )}
      {data && <NextCourse courseId={courseId} own={data.rows} />}
      <Box sx={{ width: 1, maxWidth: 560, textAlign: 'start' }}>
        <OwnReview courseId={courseId} />
      </Box>
    </>
  );
}

const end = {
  display: 'grid',
  justifyItems: 'center',
  textAlign: 'center',
  gap: 3,
  px: 4,
  py: 8,
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
  scrollMarginTop: 'var(--scroll-top, 64px)',
  // The video that fills the screen then does not stay at the top.
  [sideways]: { scrollMarginTop: '64px' },
  // It takes the focus, but is no control.
  outline: 'none',
};
const action = { minHeight: 44 };
const joy = {
  fontSize: 64,
  color: 'primary.main',
  '@media (prefers-reduced-motion: no-preference)': {
    animation: 'course-end 250ms ease-out',
    '@keyframes course-end': { from: { transform: 'scale(0.6)', opacity: 0 } },
  },
};
