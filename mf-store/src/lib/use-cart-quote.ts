import { skipToken } from '@vidyapath/client/query';
import type { QuoteLine } from '@vidyapath/http/commerce-offers';
import { type CartEntry, cartKey } from '@vidyapath/platform-api/cart';
import { useQuoteQuery } from './quote.endpoints';
import { useCart } from './use-cart';

export interface PricedEntry {
  entry: CartEntry;
  line: QuoteLine;
}

const keyOfLine = ({ kind, course_id, plan_id }: QuoteLine) => `${kind}:${kind === 'course' ? course_id : plan_id}`;

/** The present quote of the cart; while it is fetched again, the previous one stays. */
export function useCartQuote(coupon: string, placeOfSupply?: string) {
  const entries = useCart();
  const body = {
    items: entries.map(({ item }) => item),
    ...(coupon && { coupon_code: coupon }),
    ...(placeOfSupply && { place_of_supply: placeOfSupply }),
  };
  const { data, error, isFetching, refetch } = useQuoteQuery(entries.length > 0 ? body : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  const lines = new Map(data?.lines.map((line) => [keyOfLine(line), line]));
  const priced = entries.flatMap((entry): PricedEntry[] => {
    const line = lines.get(cartKey(entry.item));
    return line ? [{ entry, line }] : [];
  });
  return { entries, priced, quote: data, error, isFetching, refetch };
}
