import type { PublicCourseContent } from '@vidyapath/http/public-course';
import { useT } from '@vidyapath/client/screens/use-t';
import { Box, PageHeading, Skeleton, Stack, Typography, VisuallyHidden } from '@vidyapath/ui';
import { frameVariables } from '@vidyapath/platform-api/landmarks';
import type { ReactNode, RefObject } from 'react';
import { CourseRating } from '../../../components/course-rating';
import { CourseBadges } from './course-badges';
import { CourseOffer } from './course-offer';
import { CoursePicture } from './course-picture';
import { CourseTerms } from './course-terms';

/** On a phone the picture, the name, then the price; on a wide screen picture and price beside all else. */
const layout = {
  display: 'grid',
  columnGap: { md: 8, lg: 12 },
  rowGap: 5,
  gridTemplateAreas: { xs: '"banner" "facts" "offer" "body"', md: '"facts banner" "facts offer" "body offer"' },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 380px)' },
  gridTemplateRows: { md: 'max-content max-content 1fr' },
};

/** Stays beside the text where the window is high enough for it. */
const besideBody = {
  '@media (min-width: 900px) and (min-height: 760px)': {
    position: 'sticky',
    top: `calc(var(${frameVariables.bar}) + 16px)`,
  },
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
  buttons: RefObject<HTMLDivElement | null>;
  nameId: string;
  /** All else, below the facts. */
  children: ReactNode;
}

/** Name, picture, facts and price of the course. */
export function CourseHeader({ content, buttons, nameId, children }: CourseHeaderProps) {
  const t = useT();
  return (
    <Box sx={layout}>
      <Box sx={{ gridArea: 'banner', borderRadius: '12px', overflow: 'hidden' }}>
        {content ? <CoursePicture key={content.CourseId} content={content} /> : <BannerSkeleton />}
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
        <Box sx={besideBody}>
          <CourseOffer key={content ? 'offer' : 'skeleton'} content={content} buttons={buttons} describedBy={nameId} />
        </Box>
      </Box>
      <Box sx={{ gridArea: 'body', minWidth: 0 }}>{children}</Box>
    </Box>
  );
}
