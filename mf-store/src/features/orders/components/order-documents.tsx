import { useT } from '@vidyapath/client/screens/use-t';
import type { Order } from '@vidyapath/http/commerce-orders';
import { paths } from '@vidyapath/http/paths';
import { DownloadButton } from '@vidyapath/remote-kit/download-button';
import { Box } from '@vidyapath/ui';

/** The invoice, and a credit note for each refund; without tax they are a receipt and refund notes. */
export function OrderDocuments({ order: { order_id, invoice_number, refunds, tax } }: { order: Order }) {
  const t = useT();
  const notes = refunds.flatMap(({ credit_note_number: number }) => (number === null ? [] : [number]));
  if (invoice_number === null && notes.length === 0) return null;
  const base = paths.order(order_id);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
      {invoice_number !== null && (
        <DownloadButton
          label={t(tax ? 'order.invoice' : 'order.receipt', { number: invoice_number })}
          path={`${base}/invoice.pdf`}
          file={`${invoice_number}.pdf`}
        />
      )}
      {notes.map((number) => (
        <DownloadButton
          key={number}
          label={t(tax ? 'order.creditNote' : 'order.refundNote', { number })}
          path={`${base}/credit-notes/${encodeURIComponent(number)}.pdf`}
          file={`${number}.pdf`}
        />
      ))}
    </Box>
  );
}
