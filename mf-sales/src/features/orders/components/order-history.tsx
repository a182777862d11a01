import { momentText } from '@vidyapath/client/formats/moment-text';
import { useLanguage, useT } from '@vidyapath/client/screens/use-t';
import type { AdminOrderDetail } from '@vidyapath/http/commerce-reports';
import { DataTable, type DataTableColumn } from '@vidyapath/ui/staff';
import { Section } from '@vidyapath/remote-kit/section';
import { type HistoryLine, historyLines } from '../lib/history-lines';

/** The history of an order, with the gateway's events about it. */
export function OrderHistory({ order }: { order: AdminOrderDetail }) {
  const t = useT();
  const language = useLanguage();
  const columns: DataTableColumn<HistoryLine>[] = [
    { field: 'at', header: t('history.when'), minWidth: 120, render: ({ at }) => momentText(language, at) },
    { field: 'what', header: t('history.what'), minWidth: 150, render: ({ what }) => what },
    { field: 'who', header: t('history.who'), render: ({ who }) => who },
    { field: 'note', header: t('history.note'), minWidth: 150, render: ({ note }) => note || t('list.none') },
  ];
  return (
    <Section title={t('history.title')}>
      <DataTable
        label={t('history.title')}
        columns={columns}
        rows={historyLines(t, order)}
        rowKey={({ key }) => key}
        empty={t('history.none')}
      />
    </Section>
  );
}
