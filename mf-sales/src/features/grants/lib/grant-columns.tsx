import { textIn } from '@vidyapath/client/formats/course-texts';
import { momentText } from '@vidyapath/client/formats/moment-text';
import type { Grant } from '@vidyapath/http/commerce-access';
import type { Language, MessageName, Translate } from '@vidyapath/platform-api/i18n';
import { Link } from '@vidyapath/ui';
import type { DataTableColumn } from '@vidyapath/ui/staff';
import { Link as RouterLink } from 'react-router';
import { orderPath } from '../../../lib/sales-paths';

export const personOf = ({ name, email, user_id }: Grant): string => name || email || `#${user_id}`;

/** The course, or all of them. */
export const courseOf = (t: Translate, language: Language, { course_name, course_name_hi }: Grant): string =>
  course_name === null ? t('grants.scopes.all') : textIn(language, course_name, course_name_hi);

/** Columns of the list of grants. */
export function grantColumns(t: Translate, language: Language): DataTableColumn<Grant>[] {
  const header = (field: MessageName<'grants.columns'>) => t(`grants.columns.${field}`);
  const when = (at: string | null) => (at ? momentText(language, at) : t('list.none'));
  return [
    { field: 'name', header: header('name'), sortable: true, minWidth: 110, render: personOf },
    {
      field: 'email',
      header: header('email'),
      sortable: true,
      minWidth: 150,
      render: ({ email }) => email || t('list.none'),
    },
    {
      field: 'course_id',
      header: header('course'),
      sortable: true,
      minWidth: 150,
      render: (grant) => courseOf(t, language, grant),
    },
    {
      field: 'source',
      header: header('source'),
      sortable: true,
      render: ({ source, order_id }) =>
        order_id ? (
          <Link component={RouterLink} to={orderPath(order_id)} underline="always">
            {t(`grants.sources.${source}`)}
          </Link>
        ) : (
          t(`grants.sources.${source}`)
        ),
    },
    { field: 'created_at', header: header('created_at'), sortable: true, render: ({ created_at }) => when(created_at) },
    {
      field: 'ends_at',
      header: header('ends_at'),
      sortable: true,
      render: ({ ends_at }) => (ends_at ? when(ends_at) : t('grants.noEnd')),
    },
    {
      field: 'revoked_at',
      header: header('state'),
      sortable: true,
      minWidth: 140,
      render: ({ revoked_at, revoke_reason, reason, waiting }) => {
        if (revoked_at) return t('grants.takenBack', { when: when(revoked_at), reason: revoke_reason ?? '' });
        return waiting ? t('grants.waiting', { reason }) : reason || t('list.none');
      },
    },
  ];
}
