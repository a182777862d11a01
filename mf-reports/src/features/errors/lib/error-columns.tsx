import { momentText } from '@vidyapath/client/formats/moment-text';
import type { ErrorGroup } from '@vidyapath/http/support-errors';
import type { Language, Translate } from '@vidyapath/platform-api/i18n';
import type { ReportDays } from '@vidyapath/remote-kit/report-days';
import { Link } from '@vidyapath/ui';
import type { DataTableColumn } from '@vidyapath/ui/staff';
import { Link as RouterLink } from 'react-router';
import { numberText } from '../../../lib/number-text';
import { errorGroupPath } from '../../../lib/report-paths';
import { queryText } from '../../../lib/query-text';

type Column = DataTableColumn<ErrorGroup>;

/** Columns of the list of groups; all of them sort. Messages and releases come from outside, so they are isolated from the text around them. */
export const errorColumns = (t: Translate, language: Language, { from, to }: ReportDays): Column[] => [
  {
    field: 'message',
    header: t('errorReport.columns.message'),
    sortable: true,
    minWidth: 260,
    render: ({ fingerprint, message }) => (
      <Link
        component={RouterLink}
        to={`${errorGroupPath(fingerprint)}?${queryText({ from, to })}`}
        underline="always"
        sx={{ overflowWrap: 'anywhere' }}
      >
        <bdi>{message}</bdi>
      </Link>
    ),
  },
  {
    field: 'slice',
    header: t('errorReport.columns.slice'),
    sortable: true,
    minWidth: 130,
    render: ({ slice }) => slice,
  },
  {
    field: 'release',
    header: t('errorReport.columns.release'),
    sortable: true,
    minWidth: 130,
    render: ({ release }) => <bdi>{release}</bdi>,
  },
  ...(['count', 'people'] as const).map((field): Column => ({
    field,
    header: t(`errorReport.columns.${field}`),
    sortable: true,
    align: 'end',
    minWidth: 90,
    render: (group) => numberText(group[field]),
  })),
  ...(['first_seen', 'last_seen'] as const).map((field): Column => ({
    field,
    header: t(`errorReport.columns.${field}`),
    sortable: true,
    minWidth: 165,
    render: (group) => momentText(language, group[field]),
  })),
  {
    field: 'status',
    header: t('errorReport.columns.status'),
    sortable: true,
    minWidth: 110,
    render: ({ status }) => t(`errorReport.statuses.${status}`),
  },
];
