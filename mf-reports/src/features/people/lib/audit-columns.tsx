import { momentText } from '@vidyapath/client/formats/moment-text';
import type { AuditEntry } from '@vidyapath/http/audit';
import type { Language, Translate } from '@vidyapath/platform-api/i18n';
import type { DataTableColumn } from '@vidyapath/ui/staff';
import { AuditChanges } from '../components/audit-changes';

export const sortedColumns = ['at', 'action', 'actor_name', 'resource_id', 'client'] as const;

/** Columns of a trail. Actions are shown as in the trail and the log. */
export const auditColumns = (t: Translate, language: Language): DataTableColumn<AuditEntry>[] => [
  {
    field: 'at',
    header: t('audit.columns.at'),
    sortable: true,
    minWidth: 165,
    render: ({ at }) => momentText(language, at),
  },
  {
    field: 'action',
    header: t('audit.columns.action'),
    sortable: true,
    minWidth: 160,
    render: ({ action }) => action,
  },
  {
    field: 'actor_name',
    header: t('audit.columns.actor'),
    sortable: true,
    minWidth: 130,
    render: ({ actor_name }) => (actor_name === null ? t('list.none') : <bdi>{actor_name}</bdi>),
  },
  {
    field: 'resource_id',
    header: t('audit.columns.resource'),
    sortable: true,
    minWidth: 130,
    render: ({ resource_type, resource_id }) => `${resource_type} ${resource_id ?? ''}`,
  },
  {
    field: 'changes',
    header: t('audit.columns.changes'),
    minWidth: 220,
    render: ({ changes }) => <AuditChanges changes={changes} />,
  },
  {
    field: 'client',
    header: t('audit.columns.client'),
    sortable: true,
    minWidth: 120,
    render: ({ client }) => client ?? t('list.none'),
  },
];
