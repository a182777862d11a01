import type { AdminOrderDetail } from '@vidyapath/http/commerce-reports';
import { limits } from '@vidyapath/http/limits';
import { requiredText, type RuleMessage } from '@vidyapath/remote-kit/rules';
import { array, object, string } from 'yup';

export interface RefundValues {
  items: string[];
  reason: string;
}

/** Items without a refund, pending or done. */
export const itemsLeft = ({ status, items }: Pick<AdminOrderDetail, 'status' | 'items'>) =>
  status === 'paid' || status === 'partially_refunded'
    ? items.filter(({ refunded_paise, total_paise }) => refunded_paise === 0 && total_paise > 0)
    : [];

const chooseOne: RuleMessage = { key: 'refund.chooseOne' };

export const refundRules = object({
  items: array(string().defined()).min(1, chooseOne),
  reason: requiredText('refund.reason', limits.commerce.reasonMax),
});
