import { momentText } from '@vidyapath/client/formats/moment-text';
import { formatPaise } from '@vidyapath/client/formats/money';
import type { AdminOrder } from '@vidyapath/http/commerce-reports';
import type { Language, Translate } from '@vidyapath/platform-api/i18n';
import { Link } from '@vidyapath/ui';
import type { DataTableColumn } from '@vidyapath/ui/staff';
import { Link as RouterLink } from 'react-router';
import { orderPath } from '../../../lib/sales-paths';

/** Columns of the list of orders; all of them sort. */
export const orderColumns = (t: Translate, language: Language): DataTableColumn<AdminOrder>[] => [
  {
    field: 'order_number',
    header: t('orders.columns.number'),
    sortable: true,
    minWidth: 150,
    render: ({ order_id, order_number }) => (
      <Link component={RouterLink} to={orderPath(order_id)} underline="always">
        {order_number}
      </Link>
    ),
  },
  {
    field: 'created_at',
    header: t('orders.columns.created'),
    sortable: true,
    minWidth: 165,
    render: ({ created_at }) => momentText(language, created_at),
  },
  {
    field: 'buyer_name',
    header: t('orders.columns.buyer'),
    sortable: true,
    minWidth: 130,
    render: ({ buyer, billing }) => buyer.name || billing.name,
  },
  {
    field: 'buyer_email',
    header: t('orders.columns.email'),
    sortable: true,
    minWidth: 160,
    render: ({ buyer }) => buyer.email || t('orders.erased'),
  },
  {
    field: 'status',
    header: t('orders.columns.status'),
    sortable: true,
    minWidth: 120,
    render: ({ status, review }) => `${t(`status.${status}`)}${review ? ` · ${t('status.review')}` : ''}`,
  },
  {
    field: 'total_paise',
    header: t('orders.columns.total'),
    sortable: true,
    align: 'end',
    render: ({ total_paise }) => formatPaise(total_paise),
  },
  {
    field: 'refunded_paise',
    header: t('orders.columns.refunded'),
    sortable: true,
    align: 'end',
    render: ({ refunded_paise }) => (refunded_paise > 0 ? formatPaise(refunded_paise) : t('list.none')),
  },
];
