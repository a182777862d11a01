import type { Quote } from '@vidyapath/http/commerce-offers';
import type { StateCode } from '@vidyapath/http/state-codes';
import type { Seller } from '../../config';
import { noMoney, type Paise, paise, sum } from '../../lib/money/paise';
import { sumOfTaxes, type TaxParts, taxWithin } from '../../lib/money/tax';
import { type Holdings, holdsCourse } from '../grants/grants';
import { couponProblemOf, discountsOf, type NamedCoupon } from './coupon-discount';
import { lineProblemsOf } from './line-problem';
import type { Offer } from './offer';
import { type PendingItem, pendingOrderOf } from './pending-items';
import type { PricedCart, PricedLine } from './priced-cart';

/** All that a price depends on. */
export interface ToPrice {
  offers: readonly Offer[];
  holdings: Holdings;
  pending: readonly PendingItem[];
  couponCode: string | undefined;
  /** Undefined where no coupon has the code. */
  named: NamedCoupon | undefined;
  placeOfSupply: StateCode | undefined;
  seller: Pick<Seller, 'state' | 'gstin' | 'ratePercent'>;
  now: Date;
}

type LineProblem = ReturnType<typeof lineProblemsOf>[number];
interface Line {
  offer: Offer;
  priced: PricedLine;
  problem: LineProblem;
}

export function priceOffers(cart: ToPrice): PricedCart {
  const problems = lineProblemsOf(cart.offers, cart.holdings, cart.pending);
  const counted = cart.offers.filter((_, index) => problems[index] === null);
  const coupon = usableCoupon(cart, counted);
  const amounts = discountsOf(counted, coupon.usable);
  const discounts = new Map(counted.map((offer, index) => [offer, amounts[index]]));
  const lines = cart.offers.map((offer, index): Line => {
    const problem = problems[index] ?? null;
    return { offer, priced: pricedLine(offer, problem, discounts.get(offer) ?? noMoney, cart), problem };
  });
  const counting = lines.filter(({ problem }) => problem === null).map(({ priced }) => priced);
  const discount = sum(counting.map((line) => line.discount));
  return {
    quote: {
      lines: lines.map((line) => presentLine(line, cart)),
      subtotal_paise: sum(counting.map(({ price }) => price)),
      discount_paise: discount,
      total_paise: sum(counting.map(({ total }) => total)),
      taxed: cart.seller.gstin !== null,
      tax: presentTax(counting, cart),
      coupon: coupon.quoted && { ...coupon.quoted, discount_paise: coupon.usable ? discount : 0 },
    },
    lines: counting,
    couponId: coupon.usable?.coupon_id ?? null,
  };
}

function usableCoupon({ couponCode, named, now }: ToPrice, counted: readonly Offer[]) {
  if (couponCode === undefined) return { usable: null, quoted: null };
  if (!named)
    return { usable: null, quoted: { code: couponCode, problem: 'unknown' as const, pending_order_id: null } };
  const problem = couponProblemOf(named, counted, now);
  const pending_order_id = problem === 'held' ? named.pendingOrderId : null;
  return { usable: problem ? null : named.coupon, quoted: { code: named.coupon.code, problem, pending_order_id } };
}

/** Lines with a problem count nothing. */
function pricedLine(offer: Offer, problem: LineProblem, discount: Paise, cart: ToPrice): PricedLine {
  const { kind, course_id, plan_id, title, title_hi, list, price, plan } = offer;
  const total = problem ? noMoney : paise(price - discount);
  return { kind, course_id, plan_id, title, title_hi, list, price, plan, discount, total, tax: taxOf(total, cart) };
}

function taxOf(total: Paise, { seller, placeOfSupply }: ToPrice): TaxParts | null {
  if (seller.gstin === null || placeOfSupply === undefined) return null;
  return taxWithin(total, seller.ratePercent, placeOfSupply === seller.state);
}

const presentLine = ({ offer, priced, problem }: Line, { holdings, pending }: ToPrice): Quote['lines'][number] => ({
  kind: priced.kind,
  course_id: priced.course_id,
  plan_id: priced.plan_id,
  title: priced.title,
  title_hi: priced.title_hi,
  banner_image: offer.banner_image,
  list_paise: priced.list,
  price_paise: priced.price,
  discount_paise: priced.discount,
  total_paise: priced.total,
  partly_owned: problem ? [] : (priced.plan?.course_ids ?? []).filter((id) => holdsCourse(holdings, id)),
  problem,
  pending_order_id: problem === 'held' ? pendingOrderOf(pending, offer) : null,
});

function presentTax(lines: readonly PricedLine[], { seller, placeOfSupply }: ToPrice): Quote['tax'] {
  if (seller.gstin === null || placeOfSupply === undefined) return null;
  const { taxable, cgst, sgst, igst } = sumOfTaxes(lines.flatMap(({ tax }) => tax ?? []));
  return {
    rate_percent: seller.ratePercent,
    place_of_supply: placeOfSupply,
    taxable_paise: taxable,
    cgst_paise: cgst,
    sgst_paise: sgst,
    igst_paise: igst,
  };
}
