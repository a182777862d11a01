import { limits } from '@vidyapath/http/limits';
import { momentText } from '@vidyapath/client/formats/moment-text';
import { useLanguage, useT } from '@vidyapath/client/screens/use-t';
import type { PublicCourseContent } from '@vidyapath/http/public-course';
import { Box, Card, Skeleton, Stack, Typography } from '@vidyapath/ui';
import type { RefObject } from 'react';
import { CourseAction } from '../../../components/course-action';
import { OfferedPrice } from '../../../components/offered-price';
import { percentOff } from '../../../lib/selling-price';
import { useCourseAccess, useGivenBackAt } from '../../../lib/use-course-access';
import { CourseIncluded } from './course-included';
import { ShareCourse } from './share-course';

interface CourseOfferProps {
  content: PublicCourseContent | undefined;
  /** Where the buttons stand. */
  buttons: RefObject<HTMLDivElement | null>;
  describedBy: string;
}

function Offer({ content, buttons, describedBy }: CourseOfferProps & { content: PublicCourseContent }) {
  const t = useT();
  const language = useLanguage();
  const offer = useCourseAccess([content])(content);
  const givenBackAt = useGivenBackAt(content);
  const percent = percentOff(content);
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          columnGap: 3,
          '& > :first-child': { flexGrow: 1 },
        }}
      >
        <OfferedPrice course={content} offer={offer} size="large" />
        {offer === 'buy' && percent > 0 && (
          <Typography sx={{ color: 'success.main', fontWeight: 600 }}>{t('course.percentOff', { percent })}</Typography>
        )}
      </Box>
      {givenBackAt && <Typography>{t('course.givenBack', { when: momentText(language, givenBackAt) })}</Typography>}
      <div ref={buttons}>
        <CourseAction course={content} offer={offer} describedBy={describedBy} />
      </div>
      {offer === 'buy' && (
        <Typography sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {t('course.refund', { hours: limits.commerce.refundHours })}
        </Typography>
      )}
      <CourseIncluded content={content} />
      <ShareCourse content={content} />
    </>
  );
}

/** The price and the buttons to buy, or the link into the course, and what is included. */
export function CourseOffer({ content, ...place }: CourseOfferProps) {
  return (
    <Card>
      <Stack spacing={4} sx={{ p: 4 }}>
        {content ? (
          <Offer content={content} {...place} />
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
