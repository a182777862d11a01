import type { AdminOrderDetail } from '@vidyapath/http/commerce-reports';
import { limits } from '@vidyapath/http/limits';
import type { Translate } from '@vidyapath/platform-api/i18n';
import { textRules } from '@vidyapath/remote-kit/text-rules';
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

export const refundSchema = (t: Translate) =>
  object({
    items: array(string().defined()).min(1, t('refund.chooseOne')),
    reason: textRules(t).required(t('refund.reason'), limits.commerce.reasonMax),
  });
