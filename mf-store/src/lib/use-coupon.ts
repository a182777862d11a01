import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/** The coupon stands in the address, so that it goes along from the cart to checkout and through a login. */
export function useCoupon() {
  const [query, setQuery] = useSearchParams();
  const code = (query.get('coupon') ?? '').trim().slice(0, 40);
  const setCode = useCallback((next: string) => setQuery(next ? { coupon: next } : {}, { replace: true }), [setQuery]);
  return { code, setCode };
}
