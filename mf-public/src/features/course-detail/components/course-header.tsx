import type { PublicCourseContent } from '@vidyapath/http/course-progress';
import { useT } from '@vidyapath/client/use-t';
import { Box, PageHeading, Skeleton, Stack, Typography, VisuallyHidden } from '@vidyapath/ui';
import { useId } from 'react';
import { CourseBadges } from './course-badges';
import { CourseOffer } from './course-offer';
import { CourseTerms } from './course-terms';
import { RatingStars } from './rating-stars';

function Facts({ content }: { content: PublicCourseContent }) {
  return (
    <>
      <Typography sx={{ color: 'text.secondary', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{content.CourseDescription}</Typography>
      <RatingStars rating={content.Rating} />
      <CourseTerms content={content} />
    </>
  );
}

function FactsSkeleton() {
  return (
    <>
      <Skeleton variant="rounded" height={72} />
      <Skeleton variant="text" width={180} />
      <Skeleton variant="text" width={260} />
    </>
  );
}

interface CourseHeaderProps {
  /** Skeletons stand for it until it is there. The heading stays the same element, so that it keeps the focus. */
  content: PublicCourseContent | undefined;
}

/** What a visitor decides on: what the course is, and what it costs. */
export function CourseHeader({ content }: CourseHeaderProps) {
  const t = useT();
  const nameId = useId();
  return (
    <Box sx={{ display: 'grid', gap: { xs: 6, md: 10 }, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 400px)' } }}>
      <Stack spacing={4} sx={{ minWidth: 0 }}>
        {content ? (
          <CourseBadges premium={content.IsPremium} bestSeller={content.IsBestSeller} />
        ) : (
          <Skeleton variant="rounded" width={96} height={28} />
        )}
        <div id={nameId}>
          <PageHeading>
            {content ? content.CourseName : <VisuallyHidden>{t('titles.courseDetail')}</VisuallyHidden>}
            {!content && <Skeleton variant="text" component="span" width="70%" />}
          </PageHeading>
        </div>
        {content ? <Facts content={content} /> : <FactsSkeleton />}
      </Stack>
      <CourseOffer content={content} describedBy={nameId} />
    </Box>
  );
}
