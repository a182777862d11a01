import { useT } from '@vidyapath/client/screens/use-t';
import { useSession } from '@vidyapath/client/screens/use-session';
import { lessonAddress } from '@vidyapath/http/lesson-address';
import type { Certificate } from '@vidyapath/http/learning-certificates';
import { paths } from '@vidyapath/http/paths';
import { Button, Stack } from '@vidyapath/ui';
import { useCopy } from '@vidyapath/client/screens/use-copy';
import { useShare } from '@vidyapath/client/screens/use-share';
import { Link } from 'react-router';
import { useMyCoursesQuery } from '../../../lib/learning.endpoints';

/** The paper, and the way to show it to others; for its owner also to the end of the course. */
export function CertificateActions({ certificate: { serial, course_name } }: { certificate: Certificate }) {
  const t = useT();
  const copy = useCopy('certificate');
  const isSignedIn = useSession().status === 'signed-in';
  const { data: own } = useMyCoursesQuery({ q: course_name, limit: 20, offset: 0 }, { skip: !isSignedIn });
  const course = own?.rows.find((one) => one.certificate_serial === serial && one.access);
  const address = `${window.location.origin}/certificates/${serial}`;
  const share = useShare('certificate');
  return (
    <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
      <Button
        component="a"
        href={paths.certificatePdf(serial)}
        target="_blank"
        rel="noopener"
        variant="contained"
        sx={{ minHeight: 44 }}
      >
        {t('certificate.pdf')}
      </Button>
      <Button variant="outlined" onClick={() => share(course_name, address)} sx={{ minHeight: 44 }}>
        {t('certificate.share')}
      </Button>
      <Button onClick={() => copy(address)} sx={{ minHeight: 44 }}>
        {t('certificate.copyLink')}
      </Button>
      {course && (
        <Button component={Link} to={lessonAddress({ course_id: course.course_id, end: true })} sx={{ minHeight: 44 }}>
          {t('certificate.toCourse')}
        </Button>
      )}
    </Stack>
  );
}
