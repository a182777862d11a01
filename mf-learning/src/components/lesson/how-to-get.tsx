import { usePlatform } from '@vidyapath/client/screens/platform-context';
import { momentText } from '@vidyapath/client/formats/moment-text';
import { useLanguage, useT } from '@vidyapath/client/screens/use-t';
import type { PublicCourseContent } from '@vidyapath/http/public-course';
import { Button, Card, PriceTag, Stack, Typography } from '@vidyapath/ui';
import { shortCourseAddress } from '@vidyapath/http/public-pages';
import { useBuyNow } from './use-buy-now';

interface HowToGetProps {
  course: PublicCourseContent;
  /** When the learner was refunded it. */
  givenBackAt: string | null;
}

/** The price of a course, and buttons to buy it and to open its page. */
export function HowToGet({ course, givenBackAt }: HowToGetProps) {
  const t = useT();
  const language = useLanguage();
  const { navigate } = usePlatform();
  const { buy, busy } = useBuyNow(course);
  const { CourseId: course_id, ActualPrice: actual, DiscountedPrice: discounted } = course;
  return (
    <Card sx={{ mt: 4 }}>
      <Stack spacing={4} sx={{ p: 4 }}>
        <Typography>
          {givenBackAt ? t('offer.givenBack', { when: momentText(language, givenBackAt) }) : t('offer.notYours')}
        </Typography>
        <PriceTag
          actual={actual}
          discounted={discounted}
          size="large"
          labels={{ now: t('offer.priceNow'), before: t('offer.priceBefore') }}
        />
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
          <Button variant="contained" loading={busy} onClick={() => void buy()} sx={{ minHeight: 44 }}>
            {t('offer.buyNow')}
          </Button>
          <Button variant="outlined" onClick={() => navigate.to(shortCourseAddress(course_id))} sx={{ minHeight: 44 }}>
            {t('offer.about')}
          </Button>
          <Button onClick={() => navigate.to('/orders')} sx={{ minHeight: 44 }}>
            {t('offer.orders')}
          </Button>
        </Stack>
      </Stack>
    </Card>
  );
}
