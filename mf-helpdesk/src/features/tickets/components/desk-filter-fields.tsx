import { useSession } from '@vidyapath/client/screens/use-session';
import { useT } from '@vidyapath/client/screens/use-t';
import { ticketCategories, ticketStatuses } from '@vidyapath/http/support-names';
import type { MessageName } from '@vidyapath/platform-api/i18n';
import { FilterChoice } from '@vidyapath/remote-kit/filter-fields';
import type { Filters } from '@vidyapath/remote-kit/use-filters';
import { Stack } from '@vidyapath/ui';
import { useStaffMembers } from '../../../lib/staff.endpoints';
import type { deskFilters } from '../lib/desk-params';

type Name = (typeof deskFilters)[number];

export function DeskFilterFields({ filters: { values, set } }: { filters: Filters<Name> }) {
  const t = useT();
  const { user } = useSession();
  const colleagues = useStaffMembers().filter(({ id }) => id !== user?.id);
  const choices: readonly {
    name: Name;
    label: MessageName<'desk.filters'>;
    any: MessageName<'desk.filters'>;
    options: readonly (readonly [string, string])[];
  }[] = [
    {
      name: 'status',
      label: 'status',
      any: 'anyStatus',
      options: ticketStatuses.map((status) => [status, t(`statuses.${status}`)]),
    },
    {
      name: 'category',
      label: 'category',
      any: 'anyCategory',
      options: ticketCategories.map((category) => [category, t(`categories.${category}`)]),
    },
    {
      name: 'assigned_to',
      label: 'assigned',
      any: 'anybody',
      options: [
        ['me', t('desk.filters.me')],
        ['none', t('desk.unassigned')],
        ...colleagues.map(({ id, name }) => [String(id), name] as const),
      ],
    },
    {
      name: 'overdue',
      label: 'overdue',
      any: 'anyDue',
      options: [
        ['true', t('desk.filters.onlyOverdue')],
        ['false', t('desk.filters.inTime')],
      ],
    },
  ];
  return (
    <Stack direction="row" spacing={3} sx={{ flexWrap: 'wrap' }}>
      {choices.map(({ name, label, any, options }) => (
        <FilterChoice
          key={name}
          label={t(`desk.filters.${label}`)}
          value={values[name]}
          onChange={(value) => set(name, value)}
        >
          <option value="">{t(`desk.filters.${any}`)}</option>
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </FilterChoice>
      ))}
    </Stack>
  );
}
