import { textIn } from '@vidyapath/client/formats/course-texts';
import { formatPaise } from '@vidyapath/client/formats/money';
import { useLanguage, useT } from '@vidyapath/client/screens/use-t';
import type { OrderItem } from '@vidyapath/http/commerce-orders';
import { ActionForm } from '@vidyapath/remote-kit/action-form';
import { FormTextField } from '@vidyapath/remote-kit/form-text-field';
import { Typography } from '@vidyapath/ui';
import { ChoiceList } from '../../../components/choice-list';
import { useRefundMutation } from '../api/orders.endpoints';
import { refundRules, type RefundValues } from '../lib/refund-values';

interface RefundFormProps {
  orderId: string;
  items: readonly OrderItem[];
  onClose: () => void;
}

/** The items to refund, the reason and the amount. */
export function RefundForm({ orderId, items, onClose }: RefundFormProps) {
  const t = useT();
  const language = useLanguage();
  const [refund] = useRefundMutation();
  const amountOf = (chosen: readonly string[]) =>
    formatPaise(
      items.filter(({ item_id }) => chosen.includes(item_id)).reduce((sum, { total_paise }) => sum + total_paise, 0),
    );
  return (
    <ActionForm<RefundValues>
      messagePrefix="refund"
      draft={`refund-${orderId}`}
      initial={{ items: items.map(({ item_id }) => item_id), reason: '' }}
      rules={refundRules}
      call={(values) => refund({ id: orderId, body: { item_ids: values.items, reason: values.reason.trim() } })}
      submit={(values) => t('refund.send', { amount: amountOf(values.items) })}
      onDone={onClose}
      onCancel={onClose}
    >
      {() => (
        <>
          <ChoiceList
            name="items"
            label={t('refund.what')}
            options={items.map(({ item_id, title, title_hi, total_paise }) => ({
              value: item_id,
              text: t('refund.item', { title: textIn(language, title, title_hi), amount: formatPaise(total_paise) }),
            }))}
          />
          <FormTextField
            name="reason"
            label={t('refund.reason')}
            required
            multiline
            minRows={2}
            hint={t('refund.reasonHint')}
          />
          <Typography>{t('refund.ends')}</Typography>
        </>
      )}
    </ActionForm>
  );
}
