import { momentText } from '@vidyapath/client/formats/moment-text';
import { formatPaise } from '@vidyapath/client/formats/money';
import { useLanguage, useT } from '@vidyapath/client/screens/use-t';
import type { AdminOrderDetail } from '@vidyapath/http/commerce-reports';
import { paths } from '@vidyapath/http/paths';
import type { MessageKey } from '@vidyapath/platform-api/i18n';
import { Stack } from '@vidyapath/ui';
import { DownloadButton } from '@vidyapath/remote-kit/download-button';
import { Section } from '@vidyapath/remote-kit/section';

/** Invoice and credit notes as PDF; without tax they are a receipt and refund notes. */
export function OrderDocuments({ order: { order_id, documents, refunds, tax } }: { order: AdminOrderDetail }) {
  const t = useT();
  const language = useLanguage();
  if (documents.length === 0) return null;
  const base = paths.order(order_id);
  const labelOf = (refundId: string | null): MessageKey => {
    if (refundId === null) return tax ? 'order.invoice' : 'order.receipt';
    const hasFailed = refunds.some(({ refund_id, status }) => refund_id === refundId && status === 'failed');
    if (hasFailed) return tax ? 'order.voidCreditNote' : 'order.voidRefundNote';
    return tax ? 'order.creditNote' : 'order.refundNote';
  };
  return (
    <Section title={t('order.documents')}>
      <Stack spacing={3} sx={{ alignItems: 'flex-start' }}>
        {documents.map(({ number, refund_id, issued_at, total_paise }) => (
          <DownloadButton
            key={number}
            label={t(labelOf(refund_id), {
              number,
              amount: formatPaise(total_paise),
              when: momentText(language, issued_at),
            })}
            path={refund_id ? `${base}/credit-notes/${encodeURIComponent(number)}.pdf` : `${base}/invoice.pdf`}
            file={`${number}.pdf`}
          />
        ))}
      </Stack>
    </Section>
  );
}
