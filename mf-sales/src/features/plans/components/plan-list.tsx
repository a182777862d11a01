import { formatPaise } from '@vidyapath/client/formats/money';
import type { AdminScreenState } from '@vidyapath/client/screens/use-admin-screen';
import { useListState } from '@vidyapath/client/screens/use-list-state';
import { useT } from '@vidyapath/client/screens/use-t';
import type { Plan } from '@vidyapath/http/commerce-offers';
import { planSortFields } from '@vidyapath/http/sort-fields';
import type { MessageName } from '@vidyapath/platform-api/i18n';
import { safeListParams } from '@vidyapath/remote-kit/list-params';
import { ListView } from '@vidyapath/remote-kit/list-view';
import { Button } from '@vidyapath/ui';
import type { DataTableColumn } from '@vidyapath/ui/staff';
import { useMemo } from 'react';
import { useEditAction } from '../../../components/edit-action';
import { usePlansQuery } from '../../../lib/offers.endpoints';

const titleOf = ({ title }: Plan) => title;
const idOf = ({ plan_id }: Plan) => plan_id;

/** Plans and bundles, also those that are switched off. */
export function PlanList({ screen }: { screen: AdminScreenState }) {
  const t = useT();
  const controls = useListState();
  const answer = usePlansQuery(safeListParams(controls.state, planSortFields), { refetchOnMountOrArgChange: true });
  const columns = useMemo<DataTableColumn<Plan>[]>(() => {
    const header = (field: MessageName<'plans.columns'>) => t(`plans.columns.${field}`);
    return [
      { field: 'title', header: header('title'), sortable: true, minWidth: 140, render: titleOf },
      {
        field: 'title_hi',
        header: header('title_hi'),
        sortable: true,
        render: ({ title_hi }) => title_hi || t('list.none'),
      },
      {
        field: 'kind',
        header: header('kind'),
        sortable: true,
        render: ({ kind, course_ids }) =>
          kind === 'all' ? t('plans.kinds.all') : t('plans.bundleOf', { count: course_ids.length }),
      },
      {
        field: 'price_paise',
        header: header('price_paise'),
        sortable: true,
        align: 'end',
        render: ({ price_paise }) => formatPaise(price_paise),
      },
      {
        field: 'months',
        header: header('months'),
        sortable: true,
        align: 'end',
        render: ({ months }) => (months === null ? t('plans.forLife') : t('plans.monthCount', { count: months })),
      },
      {
        field: 'active',
        header: header('active'),
        sortable: true,
        align: 'center',
        render: ({ active }) => t(active ? 'list.yes' : 'list.no'),
      },
    ];
  }, [t]);
  const actions = useEditAction({ nameOf: titleOf, idOf, edit: screen.edit });
  const add = (
    <Button variant="contained" onClick={() => screen.show('add')}>
      {t('plans.add')}
    </Button>
  );
  return <ListView messagePrefix="plans" rowKey={idOf} {...{ answer, controls, columns, actions }} emptyAction={add} />;
}
