import type { PublicCourseContent } from '@vidyapath/http/public-course';
import { useT } from '@vidyapath/client/screens/use-t';
import { Box, PageHeading, Skeleton, Stack, Typography, VisuallyHidden } from '@vidyapath/ui';
import { useId } from 'react';
import { CourseBanner } from '../../../components/course-banner';
import { CourseRating } from '../../../components/course-rating';
import { CourseBadges } from './course-badges';
import { CourseOffer } from './course-offer';
import { CourseTerms } from './course-terms';

/** On a phone the picture, the name, then the price; on a wide screen picture and price beside the name. */
const layout = {
  display: 'grid',
  columnGap: 10,
  rowGap: 5,
  gridTemplateAreas: { xs: '"banner" "facts" "offer"', md: '"facts banner" "facts offer"' },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 400px)' },
  gridTemplateRows: { md: 'auto 1fr' },
};

function Facts({ content }: { content: PublicCourseContent }) {
  return (
    <>
      <Typography sx={{ color: 'text.secondary', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {content.CourseDescription}
      </Typography>
      <CourseRating course={content} />
      <CourseTerms content={content} />
    </>
  );
}

function BannerSkeleton() {
  return (
    <Box sx={{ aspectRatio: '16 / 9' }}>
      <Skeleton variant="rectangular" sx={{ height: 1 }} />
    </Box>
  );
}

/** Names take two lines on a phone. */
function NameSkeleton() {
  return (
    <>
      <Skeleton variant="text" component="span" width="90%" sx={{ display: { sm: 'none' } }} />
      <Skeleton variant="text" component="span" width="70%" />
    </>
  );
}

function FactsSkeleton() {
  return (
    <>
      <Skeleton variant="rounded" sx={{ height: { xs: 120, md: 72 } }} />
      <Skeleton variant="text" width={180} />
      <Skeleton variant="rounded" width={260} height={50} />
    </>
  );
}

interface CourseHeaderProps {
  /** Skeletons are shown until it is loaded. The heading stays the same element, so that it keeps the focus. */
  content: PublicCourseContent | undefined;
}

/** Name, picture, facts and price of the course. */
export function CourseHeader({ content }: CourseHeaderProps) {
  const t = useT();
  const nameId = useId();
  return (
    <Box sx={layout}>
      <Box sx={{ gridArea: 'banner', borderRadius: '12px', overflow: 'hidden' }}>
        {content ? (
          <CourseBanner path={content.BannerImage} inView sizes="(min-width: 900px) 400px, 94vw" />
        ) : (
          <BannerSkeleton />
        )}
      </Box>
      <Stack spacing={4} sx={{ gridArea: 'facts' }}>
        {content ? <CourseBadges content={content} /> : <Skeleton variant="rounded" width={96} height={28} />}
        <div id={nameId}>
          <PageHeading>
            {content ? content.CourseName : <VisuallyHidden>{t('titles.courseDetail')}</VisuallyHidden>}
            {!content && <NameSkeleton />}
          </PageHeading>
        </div>
        {content ? <Facts content={content} /> : <FactsSkeleton />}
      </Stack>
      <Box sx={{ gridArea: 'offer' }}>
        <CourseOffer key={content ? 'offer' : 'skeleton'} content={content} describedBy={nameId} />
      </Box>
    </Box>
  );
}
