import { useListState } from '@vidyapath/client/screens/use-list-state';
import { useLanguage, useT } from '@vidyapath/client/screens/use-t';
import type { AuditEntry } from '@vidyapath/http/audit';
import { FilterChoice } from '@vidyapath/remote-kit/filter-fields';
import { safeListParams } from '@vidyapath/remote-kit/list-params';
import { ListView } from '@vidyapath/remote-kit/list-view';
import { useFilters } from '@vidyapath/remote-kit/use-filters';
import { useMemo } from 'react';
import { useAuditQuery } from '../api/audit.endpoints';
import { auditColumns, sortedColumns } from '../lib/audit-columns';
import { trailIn, trailQuery, trails } from '../lib/trails';

const idOf = ({ id }: AuditEntry) => id;
const filterNames = ['where'] as const;

/** Actions of a person, and actions on the account, from the audit trail of each service. */
export function PersonActions({ userId }: { userId: number }) {
  const t = useT();
  const language = useLanguage();
  const controls = useListState();
  const filters = useFilters(filterNames);
  const trail = trailIn(filters.values.where);
  const { path, ...query } = trailQuery(trail, userId);
  const params = { ...safeListParams(controls.state, sortedColumns), ...query };
  const answer = useAuditQuery({ path, params }, { refetchOnMountOrArgChange: true });
  const columns = useMemo(() => auditColumns(t, language), [t, language]);
  const filter = useMemo(() => {
    const element = (
      <FilterChoice label={t('audit.where')} value={trail} onChange={(value) => filters.set('where', value)}>
        {trails.map((name) => (
          <option key={name} value={name}>
            {t(`audit.trails.${name}`)}
          </option>
        ))}
      </FilterChoice>
    );
    return { ...filters, active: false, element };
  }, [t, filters, trail]);
  return (
    <div>
      <ListView messagePrefix="audit" rowKey={idOf} {...{ answer, controls, columns, filter }} />
    </div>
  );
}
