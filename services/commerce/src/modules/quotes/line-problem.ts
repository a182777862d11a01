import type { lineProblems } from '@vidyapath/http/commerce-offers';
import { type Holdings, isOwned } from '../grants/grants';
import type { Offer } from './offer';
import { type PendingItem, pendingOrderOf } from './pending-items';

export type LineProblem = (typeof lineProblems)[number];

/** Of each offer of a cart; null: it can be bought. */
export function lineProblemsOf(
  offers: readonly Offer[],
  holdings: Holdings,
  pending: readonly PendingItem[],
): (LineProblem | null)[] {
  const alone = offers.map((offer) => problemAlone(offer, holdings, pending));
  return alone.map((problem, index) => {
    const brought = alone.some((other, by) => other === null && by !== index && brings(offers, by, index));
    return problem ?? (brought ? 'included' : null);
  });
}

function problemAlone(offer: Offer, holdings: Holdings, pending: readonly PendingItem[]): LineProblem | null {
  if (!offer.forSale) return 'not-for-sale';
  if (offer.price === 0) return 'free';
  if (isOwned(holdings, offer)) return 'owned';
  return pendingOrderOf(pending, offer) === null ? null : 'held';
}

/** Whether one offer of a cart brings another. Of two that bring each other the longer one counts, and of equal ones the first. */
function brings(offers: readonly Offer[], index: number, otherIndex: number): boolean {
  const plan = offers[index]?.plan;
  const other = offers[otherIndex];
  if (!plan || !other) return false;
  if (!other.plan) return plan.kind === 'all' || plan.course_ids.includes(other.course_id ?? 0);
  if (plan.kind !== other.plan.kind) return plan.kind === 'all';
  // Of plans of all courses each begins when the one before ends; nothing follows one for life.
  if (plan.kind === 'all' && plan.months !== null) return false;
  if (!other.plan.course_ids.every((id) => plan.course_ids.includes(id))) return false;
  if (plan.course_ids.length > other.plan.course_ids.length) return true;
  const longer = lasts(plan.months) - lasts(other.plan.months);
  return longer > 0 || (longer === 0 && index < otherIndex);
}

const lasts = (months: number | null): number => months ?? Number.MAX_SAFE_INTEGER;
