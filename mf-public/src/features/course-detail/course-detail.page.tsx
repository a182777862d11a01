import type { PublicCourseContent } from '@vidyapath/http/public-course';
import { usePageTitle } from '@vidyapath/client/screens/use-page-title';
import { useT } from '@vidyapath/client/screens/use-t';
import { Container, FailedState, PageHeading, Stack } from '@vidyapath/ui';
import { useParams } from 'react-router';
import { BodySkeleton } from './components/body-skeleton';
import { CourseHeader } from './components/course-header';
import { CourseInfo } from './components/course-info';
import { CourseLists } from './components/course-lists';
import { CourseTabs } from './components/course-tabs';
import { IntroductionVideo } from './components/introduction-video';
import { MissingCourse } from './components/missing-course';
import { useCourseContent } from './lib/use-course-content';

function CourseBody({ content }: { content: PublicCourseContent }) {
  return (
    <Stack spacing={10} sx={{ mt: { xs: 8, sm: 12 }, maxWidth: 800 }}>
      <CourseTabs content={content} />
      <IntroductionVideo
        courseId={content.CourseId}
        address={content.VideoPath}
        course={content.CourseName}
        poster={content.BannerImage}
      />
      <CourseLists content={content} />
      {content.CourseInfo && <CourseInfo html={content.CourseInfo} />}
    </Stack>
  );
}

function CourseDetail() {
  const t = useT();
  const { content, missing, failed, busy, retry } = useCourseContent(useParams().courseId);
  usePageTitle(content?.CourseName);
  if (missing) return <MissingCourse />;
  if (!content && failed && !busy) {
    return (
      <>
        <PageHeading align="center">{t('titles.courseDetail')}</PageHeading>
        <FailedState message={t('course.failed')} retryLabel={t('retry')} onRetry={retry} />
      </>
    );
  }
  return (
    <>
      <CourseHeader content={content} />
      {content ? <CourseBody content={content} /> : <BodySkeleton />}
    </>
  );
}

export function CourseDetailPage() {
  return (
    <Container sx={{ px: { xs: 4, sm: 6 }, py: { xs: 6, sm: 10 } }}>
      <CourseDetail />
    </Container>
  );
}
