import { usePlatform } from '@vidyapath/client/platform-context';
import { useT } from '@vidyapath/client/use-t';
import type { CartAddition } from '@vidyapath/platform-api/cart';
import { Button, CartIcon, PlayIcon, Stack } from '@vidyapath/ui';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { sellingPrice } from './selling-price';

interface OfferedCourse {
  CourseId: number;
  CourseName: string;
  ActualPrice: number;
  DiscountedPrice: number;
}

interface PurchaseButtonsProps {
  course: OfferedCourse;
  /** Id of the element that names the course, since several pairs stand on one page. */
  describedBy: string;
}

/** A free course is not bought, it is begun. */
export function PurchaseButtons({ course, describedBy }: PurchaseButtonsProps) {
  const t = useT();
  const { cart, notify, navigate } = usePlatform();
  const [busy, setBusy] = useState(false);
  const common = { 'aria-describedby': describedBy, sx: { minHeight: 44, flex: '1 1 auto', whiteSpace: 'nowrap' } };
  const price = sellingPrice(course);
  if (price === 0) {
    const to = `/course/course-progress/${course.CourseId}`;
    return (
      <Button component={RouterLink} to={to} variant="contained" startIcon={<PlayIcon />} {...common}>
        {t('purchase.start')}
      </Button>
    );
  }

  const add = () => cart.add({ kind: 'course', course_id: course.CourseId }, Math.round(price * 100));
  const link = { label: t('purchase.toCart'), to: '/cart' };
  const tell = ([variant, key]: (typeof notices)[CartAddition]) =>
    notify({ variant, title: t('purchase.cart'), message: t(`purchase.${key}`, { course: course.CourseName }), link });
  const addToCart = async () => tell(notices[await add()]);
  const buyNow = async () => {
    setBusy(true);
    const added = await add();
    setBusy(false);
    if (added === 'full') tell(notices.full);
    else navigate.to('/checkout');
  };
  return (
    <Stack direction="row" spacing={2} sx={{ flexWrap: 'wrap' }}>
      <Button variant="contained" loading={busy} onClick={() => void buyNow()} {...common}>
        {t('purchase.buyNow')}
      </Button>
      <Button variant="outlined" startIcon={<CartIcon />} onClick={() => void addToCart()} {...common}>
        {t('purchase.addToCart')}
      </Button>
    </Stack>
  );
}

const notices = {
  added: ['success', 'added'],
  there: ['info', 'there'],
  full: ['info', 'full'],
} as const;
