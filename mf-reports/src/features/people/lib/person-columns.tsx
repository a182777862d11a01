import { momentText } from '@vidyapath/client/formats/moment-text';
import type { Person } from '@vidyapath/http/auth-people';
import type { Language, Translate } from '@vidyapath/platform-api/i18n';
import { Link } from '@vidyapath/ui';
import type { DataTableColumn } from '@vidyapath/ui/staff';
import { Link as RouterLink } from 'react-router';
import { personPath } from '../../../lib/report-paths';

/** Columns of the list of accounts; all of them sort. */
export const personColumns = (t: Translate, language: Language): DataTableColumn<Person>[] => [
  {
    field: 'name',
    header: t('people.columns.name'),
    sortable: true,
    minWidth: 140,
    render: ({ id, name }) => (
      <Link component={RouterLink} to={personPath(id)} underline="always">
        <bdi>{name}</bdi>
      </Link>
    ),
  },
  {
    field: 'email',
    header: t('people.columns.email'),
    sortable: true,
    minWidth: 200,
    render: ({ email }) => email,
  },
  {
    field: 'role',
    header: t('people.columns.role'),
    sortable: true,
    minWidth: 130,
    render: ({ role }) => t(`people.roles.${role}`),
  },
  {
    field: 'email_verified',
    header: t('people.columns.email_verified'),
    sortable: true,
    minWidth: 110,
    render: ({ email_verified }) => t(email_verified ? 'list.yes' : 'list.no'),
  },
  {
    field: 'created_at',
    header: t('people.columns.created_at'),
    sortable: true,
    minWidth: 165,
    render: ({ created_at }) => momentText(language, created_at),
  },
  {
    field: 'last_login_at',
    header: t('people.columns.last_login_at'),
    sortable: true,
    minWidth: 165,
    render: ({ last_login_at }) => (last_login_at ? momentText(language, last_login_at) : t('people.never')),
  },
  {
    field: 'disabled',
    header: t('people.columns.disabled'),
    sortable: true,
    minWidth: 110,
    render: ({ disabled }) => t(`people.statuses.${disabled ? 'disabled' : 'active'}`),
  },
];
