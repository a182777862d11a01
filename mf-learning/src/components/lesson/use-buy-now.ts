import { usePlatform } from '@vidyapath/client/screens/platform-context';
import type { PublicCourseContent } from '@vidyapath/http/public-course';
import { useState } from 'react';

/** Buys a course at once. */
export function useBuyNow({ CourseId: course_id, ActualPrice, DiscountedPrice }: PublicCourseContent) {
  const { cart, navigate } = usePlatform();
  const [busy, setBusy] = useState(false);
  const price = Math.min(ActualPrice, DiscountedPrice);
  const buy = async () => {
    setBusy(true);
    const added = await cart.add({ kind: 'course', course_id }, Math.round(price * 100));
    setBusy(false);
    // When the cart is full, the user first has to remove something there.
    navigate.to(added === 'full' ? '/cart' : '/checkout');
  };
  return { buy, busy, price };
}
