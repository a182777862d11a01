import { limits } from '@vidyapath/http/limits';
import { momentText } from '@vidyapath/client/formats/moment-text';
import { useLanguage, useT } from '@vidyapath/client/screens/use-t';
import type { PublicCourseContent } from '@vidyapath/http/public-course';
import { Card, Skeleton, Stack, Typography } from '@vidyapath/ui';
import { CourseAction } from '../../../components/course-action';
import { OfferedPrice } from '../../../components/offered-price';
import { percentOff } from '../../../lib/selling-price';
import { useCourseAccess, useGivenBackAt } from '../../../lib/use-course-access';

interface CourseOfferProps {
  content: PublicCourseContent | undefined;
  describedBy: string;
}

function Offer({ content, describedBy }: { content: PublicCourseContent; describedBy: string }) {
  const t = useT();
  const language = useLanguage();
  const offer = useCourseAccess([content])(content);
  const givenBackAt = useGivenBackAt(content);
  const percent = percentOff(content);
  return (
    <>
      <OfferedPrice course={content} offer={offer} size="large" />
      {offer !== 'learn' && percent > 0 && (
        <Typography sx={{ color: 'success.main', fontWeight: 600 }}>{t('course.percentOff', { percent })}</Typography>
      )}
      {givenBackAt && <Typography>{t('course.givenBack', { when: momentText(language, givenBackAt) })}</Typography>}
      <CourseAction course={content} offer={offer} describedBy={describedBy} />
      {offer === 'buy' && (
        <Typography sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {t('course.refund', { hours: limits.commerce.refundHours })}
        </Typography>
      )}
    </>
  );
}

/** The price and the buttons to buy, or the link into the course. */
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
