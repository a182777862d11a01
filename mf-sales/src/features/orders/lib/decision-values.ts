import type { ResolveBody } from '@vidyapath/http/commerce-orders';
import type { Attention, AdminOrderDetail } from '@vidyapath/http/commerce-reports';
import { limits } from '@vidyapath/http/limits';
import { requiredChoice, requiredText, ruledText } from '@vidyapath/remote-kit/rules';
import { object } from 'yup';

export type Action = ResolveBody['action'];

export interface DecisionValues {
  action: Action | '';
  reference: string;
  reason: string;
}

/** The possible decisions. */
export function actionsFor(matters: readonly Attention[], order: Pick<AdminOrderDetail, 'disputes'>): Action[] {
  const has = (kind: Attention['kind']) => matters.some((matter) => matter.kind === kind);
  const isLost = has('dispute') && order.disputes.some(({ status }) => status === 'lost');
  const review = has('order-review');
  const failed = has('refund-failed');
  return [
    ...(review || has('dispute') || has('coupon-late') ? (['grant'] as const) : []),
    ...(review || failed || isLost ? (['refund'] as const) : []),
    ...(failed ? (['paid-otherwise'] as const) : []),
  ];
}

export const decisionRules = object({
  action: requiredChoice('decision.action'),
  reference: ruledText().when('action', {
    is: 'paid-otherwise',
    then: () => requiredText('decision.reference', limits.commerce.referenceMax),
  }),
  reason: requiredText('decision.reason', limits.commerce.reasonMax),
});

export const decisionBody = ({ action, reference, reason }: DecisionValues): ResolveBody => ({
  action: action as Action,
  ...(action === 'paid-otherwise' && { reference: reference.trim() }),
  reason: reason.trim(),
});
