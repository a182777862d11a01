import { usePlatform } from '@vidyapath/client/screens/platform-context';
import type { CartItem } from '@vidyapath/http/commerce-offers';
import type { Order, OrderItem } from '@vidyapath/http/commerce-orders';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';

export const cartItemOf = ({ kind, course_id, plan_id }: OrderItem): CartItem => ({
  kind,
  ...(course_id !== null && { course_id }),
  ...(plan_id !== null && { plan_id }),
});

/** Removes the items of an order that was just paid from the cart; an order that is opened later removes nothing. */
export function useEmptiedCart(order: Order | undefined): void {
  const { cart } = usePlatform();
  const [query, setQuery] = useSearchParams();
  const [placed, setPlaced] = useState(query.has('placed'));
  if (order?.status === 'pending' && !placed) setPlaced(true);
  const paid = placed && order?.status === 'paid' ? order : undefined;
  const forget = useEffectEvent(() => setQuery({}, { replace: true }));
  useEffect(() => {
    if (!paid) return undefined;
    let active = true;
    // If the page is left before that, the address keeps `placed`, so the next visit empties the cart.
    void cart.remove(paid.items.map(cartItemOf)).then(() => active && forget());
    return () => {
      active = false;
    };
  }, [paid, cart]);
}
