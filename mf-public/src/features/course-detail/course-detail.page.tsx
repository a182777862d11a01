import type { PublicCourseContent } from '@vidyapath/http/public-course';
import { usePageTitle } from '@vidyapath/client/screens/use-page-title';
import { useT } from '@vidyapath/client/screens/use-t';
import { Container, FailedState, PageHeading, Stack } from '@vidyapath/ui';
import { useId, useRef } from 'react';
import { useParams } from 'react-router';
import { BodySkeleton } from './components/body-skeleton';
import { Breadcrumbs } from './components/breadcrumbs';
import { BuyBar } from './components/buy-bar';
import { CourseHeader } from './components/course-header';
import { CourseInfo } from './components/course-info';
import { CourseLists, WhatYouLearn } from './components/course-lists';
import { CourseTabs } from './components/course-tabs';
import { MissingCourse } from './components/missing-course';
import { RelatedPlace } from './components/related-place';
import { useCourseContent } from './lib/use-course-content';

function CourseBody({ content }: { content: PublicCourseContent }) {
  return (
    <Stack spacing={10} sx={{ mt: { xs: 5, md: 7 } }}>
      <WhatYouLearn content={content} />
      <CourseTabs content={content} />
      <CourseLists content={content} />
      {content.CourseInfo && <CourseInfo html={content.CourseInfo} />}
    </Stack>
  );
}

function CourseDetail() {
  const t = useT();
  const { content, missing, failed, busy, retry } = useCourseContent(useParams().courseId);
  const nameId = useId();
  const buttons = useRef<HTMLDivElement>(null);
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
      <Breadcrumbs content={content} />
      <CourseHeader content={content} buttons={buttons} nameId={nameId}>
        {content ? <CourseBody content={content} /> : <BodySkeleton />}
      </CourseHeader>
      {content && <RelatedPlace key={`related-${content.CourseId}`} content={content} />}
      {content && <BuyBar key={content.CourseId} content={content} buttons={buttons} describedBy={nameId} />}
    </>
  );
}

export function CourseDetailPage() {
  return (
    <Container sx={{ px: { xs: 4, sm: 6 }, pt: 2, pb: { xs: 0, md: 10 } }}>
      <CourseDetail />
    </Container>
  );
}
