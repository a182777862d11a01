import { limits } from '@vidyapath/http/limits';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/** The coupon is in the URL, so that it stays from the cart to checkout and after a login. */
export function useCoupon() {
  const [query, setQuery] = useSearchParams();
  const code = (query.get('coupon') ?? '').trim().slice(0, limits.commerce.couponCodeMax);
  const setCode = useCallback((next: string) => setQuery(next ? { coupon: next } : {}, { replace: true }), [setQuery]);
  return { code, setCode };
}
