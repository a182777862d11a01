import { formatPaise } from '@vidyapath/client/formats/money';
import { momentText } from '@vidyapath/client/formats/moment-text';
import type { AdminScreenState } from '@vidyapath/client/screens/use-admin-screen';
import { useListState } from '@vidyapath/client/screens/use-list-state';
import { useLanguage, useT } from '@vidyapath/client/screens/use-t';
import type { Coupon } from '@vidyapath/http/commerce-offers';
import { couponSortFields } from '@vidyapath/http/sort-fields';
import type { MessageName } from '@vidyapath/platform-api/i18n';
import { safeListParams } from '@vidyapath/remote-kit/list-params';
import { ListView } from '@vidyapath/remote-kit/list-view';
import { Button } from '@vidyapath/ui';
import type { DataTableColumn } from '@vidyapath/ui/staff';
import { useMemo } from 'react';
import { useEditAction } from '../../../components/edit-action';
import { useCouponsQuery } from '../api/coupons.endpoints';

const codeOf = ({ code }: Coupon) => code;

/** Coupons with their number of uses. */
export function CouponList({ screen }: { screen: AdminScreenState<string> }) {
  const t = useT();
  const language = useLanguage();
  const controls = useListState();
  const answer = useCouponsQuery(safeListParams(controls.state, couponSortFields), { refetchOnMountOrArgChange: true });
  const columns = useMemo<DataTableColumn<Coupon>[]>(() => {
    const header = (field: MessageName<'coupons.columns'>) => t(`coupons.columns.${field}`);
    const when = (at: string | null) => (at ? momentText(language, at) : t('list.none'));
    return [
      { field: 'code', header: header('code'), sortable: true, minWidth: 110, render: codeOf },
      {
        field: 'value',
        header: header('value'),
        sortable: true,
        align: 'end',
        render: ({ kind, value }) => (kind === 'percent' ? `${value} %` : formatPaise(value)),
      },
      { field: 'starts_at', header: header('starts_at'), sortable: true, render: ({ starts_at }) => when(starts_at) },
      { field: 'ends_at', header: header('ends_at'), sortable: true, render: ({ ends_at }) => when(ends_at) },
      {
        field: 'used',
        header: header('used'),
        sortable: true,
        align: 'end',
        render: ({ used, reserved, max_uses }) =>
          max_uses === null ? String(used + reserved) : t('coupons.uses', { used: used + reserved, max: max_uses }),
      },
      {
        field: 'active',
        header: header('active'),
        sortable: true,
        align: 'center',
        render: ({ active }) => t(active ? 'list.yes' : 'list.no'),
      },
    ];
  }, [t, language]);
  const actions = useEditAction({ nameOf: codeOf, idOf: codeOf, edit: screen.edit });
  const add = (
    <Button variant="contained" onClick={() => screen.show('add')}>
      {t('coupons.add')}
    </Button>
  );
  return (
    <ListView messagePrefix="coupons" rowKey={codeOf} {...{ answer, controls, columns, actions }} emptyAction={add} />
  );
}
