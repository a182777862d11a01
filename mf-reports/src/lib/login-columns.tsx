import { momentText } from '@vidyapath/client/formats/moment-text';
import type { Login } from '@vidyapath/http/auth-logins';
import type { Language, Translate } from '@vidyapath/platform-api/i18n';
import { Link } from '@vidyapath/ui';
import type { DataTableColumn } from '@vidyapath/ui/staff';
import { Link as RouterLink } from 'react-router';
import { numberText } from './number-text';
import { personPath } from './report-paths';

type Column = DataTableColumn<Login>;

const timeText = (language: Language, { at, last_at }: Login): string =>
  at === last_at ? momentText(language, at) : `${momentText(language, at)} – ${momentText(language, last_at)}`;

const personColumns = (t: Translate): Column[] => [
  {
    field: 'name',
    header: t('logins.columns.name'),
    sortable: true,
    minWidth: 130,
    render: ({ user_id, name }) =>
      user_id === null ? (
        t('logins.noAccount')
      ) : (
        <Link component={RouterLink} to={personPath(user_id)} underline="always">
          <bdi>{name}</bdi>
        </Link>
      ),
  },
  {
    field: 'email',
    header: t('logins.columns.email'),
    sortable: true,
    minWidth: 170,
    render: ({ email }) => email ?? t('list.none'),
  },
];

/** Columns of the list of sign-ins; those of one person do not repeat who it is. */
export const loginColumns = (t: Translate, language: Language, ofOne: boolean): Column[] => [
  {
    field: 'at',
    header: t('logins.columns.at'),
    sortable: true,
    minWidth: 165,
    render: (login) => timeText(language, login),
  },
  ...(ofOne ? [] : personColumns(t)),
  {
    field: 'outcome',
    header: t('logins.columns.outcome'),
    sortable: true,
    minWidth: 120,
    render: ({ outcome }) => t(`logins.outcomes.${outcome}`),
  },
  {
    field: 'reason',
    header: t('logins.columns.reason'),
    sortable: true,
    minWidth: 130,
    render: ({ reason }) => (reason ? t(`logins.reasons.${reason}`) : t('list.none')),
  },
  {
    field: 'client',
    header: t('logins.columns.client'),
    sortable: true,
    minWidth: 130,
    render: ({ client }) => client ?? t('list.none'),
  },
  {
    field: 'address',
    header: t('logins.columns.address'),
    sortable: true,
    minWidth: 130,
    render: ({ address }) => address ?? t('list.none'),
  },
  {
    field: 'count',
    header: t('logins.columns.count'),
    sortable: true,
    align: 'end',
    render: ({ count }) => numberText(count),
  },
];
