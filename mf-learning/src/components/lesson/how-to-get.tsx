import { usePlatform } from '@vidyapath/client/screens/platform-context';
import { momentText } from '@vidyapath/client/formats/moment-text';
import { useLanguage, useT } from '@vidyapath/client/screens/use-t';
import type { PublicCourseContent } from '@vidyapath/http/public-course';
import { Button, Card, PriceTag, Stack, Typography } from '@vidyapath/ui';
import { useState } from 'react';
import { courseOfferPath } from '../../lib/learning-paths';

interface HowToGetProps {
  course: PublicCourseContent;
  /** When the learner was refunded it. */
  givenBackAt: string | null;
}

/** The price of a course, and buttons to buy it and to open its page. */
export function HowToGet({ course, givenBackAt }: HowToGetProps) {
  const t = useT();
  const language = useLanguage();
  const { cart, navigate } = usePlatform();
  const [busy, setBusy] = useState(false);
  const { CourseId: course_id, ActualPrice: actual, DiscountedPrice: discounted } = course;
  const buy = async () => {
    setBusy(true);
    const added = await cart.add({ kind: 'course', course_id }, Math.round(Math.min(actual, discounted) * 100));
    setBusy(false);
    // When the cart is full, the user first has to remove something there.
    navigate.to(added === 'full' ? '/cart' : '/checkout');
  };
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
          <Button variant="outlined" onClick={() => navigate.to(courseOfferPath(course_id))} sx={{ minHeight: 44 }}>
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
