import type { PublicCourseContent } from '@vidyapath/http/course-progress';
import { useSession } from '@vidyapath/client/use-session';
import { useT } from '@vidyapath/client/use-t';
import { Box, Button, Card, PlayIcon, Skeleton, Stack } from '@vidyapath/ui';
import { Link as RouterLink } from 'react-router';
import { CourseBanner } from '../../../components/course-banner';
import { CoursePrice } from '../../../components/course-facts';
import { PurchaseButtons } from '../../../components/purchase-buttons';

function OfferSkeleton() {
  return (
    <>
      <Box sx={{ aspectRatio: '16 / 9' }}>
        <Skeleton variant="rectangular" sx={{ height: 1 }} />
      </Box>
      <Stack spacing={4} sx={{ p: 4 }}>
        <Skeleton variant="text" sx={{ fontSize: '2rem', width: '50%' }} />
        <Skeleton variant="rounded" height={44} />
      </Stack>
    </>
  );
}

interface CourseOfferProps {
  content: PublicCourseContent | undefined;
  describedBy: string;
}

/** Banner, price, and the ways on. */
export function CourseOffer({ content, describedBy }: CourseOfferProps) {
  const t = useT();
  const signedIn = useSession().status === 'signed-in';
  return (
    <Card variant="outlined" sx={{ order: { xs: -1, md: 0 }, alignSelf: 'start' }}>
      {content ? (
        <>
          <CourseBanner path={content.BannerImage} first sizes="(min-width: 900px) 400px, 94vw" />
          <Stack spacing={4} sx={{ p: 4 }}>
            <CoursePrice actual={content.ActualPrice} discounted={content.DiscountedPrice} size="large" />
            {signedIn && (
              <Button component={RouterLink} to={`/course/course-progress/${content.CourseId}`} variant="contained" size="large" startIcon={<PlayIcon />} sx={{ minHeight: 48 }}>
                {t('course.goToCourse')}
              </Button>
            )}
            <PurchaseButtons course={content.CourseName} describedBy={describedBy} />
          </Stack>
        </>
      ) : (
        <OfferSkeleton />
      )}
    </Card>
  );
}
