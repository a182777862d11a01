import { textIn } from '@vidyapath/client/formats/course-texts';
import { asProblem } from '@vidyapath/client/requests/client-problem';
import { formatPaise } from '@vidyapath/client/formats/money';
import { problemText } from '@vidyapath/client/requests/problem-text';
import { useLanguage, useT } from '@vidyapath/client/screens/use-t';
import type { Order, OrderItem } from '@vidyapath/http/commerce-orders';
import { limits } from '@vidyapath/http/limits';
import { Form } from '@vidyapath/remote-kit/form';
import { FormTextField } from '@vidyapath/remote-kit/form-text-field';
import { optionalText } from '@vidyapath/remote-kit/rules';
import { useForm } from '@vidyapath/remote-kit/use-form';
import { Box, Button, Typography } from '@vidyapath/ui';
import { Alert } from '@vidyapath/ui/forms';
import { object } from 'yup';
import { useRefundOrderMutation } from '../../../lib/orders.endpoints';
import { refundablePaise } from '../lib/refund-window';

interface RefundFormProps {
  order: Order;
  items: readonly OrderItem[];
  onClose: () => void;
}

/** An empty `item` stands for all of them. */
const nothingTyped = { item: '', reason: '' };
const refundRules = object({ reason: optionalText('refund.reason', limits.commerce.reasonMax) });

/** Shows the amount of the refund and the access that ends with it. A reason is optional. */
export function RefundForm({ order, items, onClose }: RefundFormProps) {
  const t = useT();
  const language = useLanguage();
  const [refund] = useRefundOrderMutation();
  const chosen = (item: string) => (item ? items.filter(({ item_id }) => item_id === item) : items);
  const form = useForm<typeof nothingTyped>({
    initial: nothingTyped,
    rules: refundRules,
    onInvalid: () => undefined,
    async send({ item, reason }) {
      const item_ids = chosen(item).map(({ item_id }) => item_id);
      const { error } = await refund({
        id: order.order_id,
        body: { item_ids, reason: reason.trim() || t('refund.noReason') },
      });
      if (error) return asProblem(error);
      onClose();
      return undefined;
    },
  });
  const { values, isSubmitting } = form.formik;
  return (
    <Form form={form} spacing={3}>
      {items.length > 1 && (
        <FormTextField name="item" label={t('refund.what')} select>
          <option value="">{t('refund.all', { amount: formatPaise(refundablePaise(items)) })}</option>
          {items.map((item) => (
            <option key={item.item_id} value={item.item_id}>
              {t('refund.one', {
                title: textIn(language, item.title, item.title_hi),
                amount: formatPaise(refundablePaise([item])),
              })}
            </option>
          ))}
        </FormTextField>
      )}
      <FormTextField name="reason" label={t('refund.reason')} hint={t('refund.reasonHint')} multiline minRows={2} />
      <Typography>{t('refund.ends')}</Typography>
      {form.problem && <Alert severity="error">{problemText(t, form.problem)}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <Button type="submit" variant="contained" loading={isSubmitting} sx={{ minHeight: 44 }}>
          {t('refund.send', { amount: formatPaise(refundablePaise(chosen(values.item))) })}
        </Button>
        <Button onClick={onClose} sx={{ minHeight: 44 }}>
          {t('refund.keep')}
        </Button>
      </Box>
    </Form>
  );
}
