import type { PublicCourseContent } from '@vidyapath/http/course-progress';
import { useSession } from '@vidyapath/client/use-session';
import { useT } from '@vidyapath/client/use-t';
import { Button, Card, PlayIcon, Skeleton, Stack } from '@vidyapath/ui';
import { Link as RouterLink } from 'react-router';
import { CoursePrice } from '../../../components/course-facts';
import { PurchaseButtons } from '../../../components/purchase-buttons';

interface CourseOfferProps {
  content: PublicCourseContent | undefined;
  describedBy: string;
}

function Offer({ content, describedBy }: { content: PublicCourseContent; describedBy: string }) {
  const t = useT();
  const signedIn = useSession().status === 'signed-in';
  const isFree = Math.min(content.ActualPrice, content.DiscountedPrice) === 0;
  return (
    <>
      <CoursePrice actual={content.ActualPrice} discounted={content.DiscountedPrice} size="large" />
      {signedIn && !isFree && (
        <Button
          component={RouterLink}
          to={`/course/course-progress/${content.CourseId}`}
          variant="contained"
          size="large"
          startIcon={<PlayIcon />}
          sx={{ minHeight: 48 }}
        >
          {t('course.goToCourse')}
        </Button>
      )}
      <PurchaseButtons course={content} describedBy={describedBy} />
    </>
  );
}

/** The price, and the buttons to buy. */
export function CourseOffer({ content, describedBy }: CourseOfferProps) {
  return (
    <Card>
      <Stack spacing={4} sx={{ p: 4 }}>
        {content ? (
          <Offer content={content} describedBy={describedBy} />
        ) : (
          <>
            <Skeleton variant="text" sx={{ fontSize: '1.75rem', width: '50%' }} />
            <Skeleton variant="rounded" height={44} />
          </>
        )}
      </Stack>
    </Card>
  );
}
