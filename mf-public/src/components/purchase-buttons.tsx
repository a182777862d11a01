import { usePlatform } from '@vidyapath/client/screens/platform-context';
import { useT } from '@vidyapath/client/screens/use-t';
import type { CartAddition } from '@vidyapath/platform-api/cart';
import { Button, CartIcon, Stack } from '@vidyapath/ui';
import { useState } from 'react';
import { sellingPrice } from '../lib/selling-price';
import type { OfferedCourse } from '../lib/use-course-access';

interface PurchaseButtonsProps {
  course: OfferedCourse;
  /** Id of the element that names the course, since a page has several pairs. */
  describedBy: string;
  /** Only the first, with a name of its own beside the others. */
  compact?: boolean;
}

/** Buys the course at once, or later with others. */
export function PurchaseButtons({ course, describedBy, compact = false }: PurchaseButtonsProps) {
  const t = useT();
  const { cart, notify, navigate } = usePlatform();
  const [busy, setBusy] = useState(false);
  const common = { 'aria-describedby': describedBy, sx: { minHeight: 44, flex: '1 1 auto', whiteSpace: 'nowrap' } };
  const add = () => cart.add({ kind: 'course', course_id: course.CourseId }, Math.round(sellingPrice(course) * 100));
  const link = { label: t('purchase.toCart'), to: '/cart' };
  const showNotice = ([variant, key]: (typeof notices)[CartAddition]) =>
    notify({ variant, title: t('purchase.cart'), message: t(`purchase.${key}`, { course: course.CourseName }), link });
  const addToCart = async () => showNotice(notices[await add()]);
  const buyNow = async () => {
    setBusy(true);
    const added = await add();
    setBusy(false);
    if (added === 'full') showNotice(notices.full);
    else navigate.to('/checkout');
  };
  return (
    <Stack direction="row" spacing={2} sx={{ flexWrap: 'wrap' }}>
      <Button variant="contained" loading={busy} onClick={() => void buyNow()} {...common}>
        {t(compact ? 'purchase.buyThis' : 'purchase.buyNow')}
      </Button>
      {!compact && (
        <Button variant="outlined" startIcon={<CartIcon />} onClick={() => void addToCart()} {...common}>
          {t('purchase.addToCart')}
        </Button>
      )}
    </Stack>
  );
}

const notices = {
  added: ['success', 'added'],
  there: ['info', 'there'],
  full: ['info', 'full'],
} as const;
