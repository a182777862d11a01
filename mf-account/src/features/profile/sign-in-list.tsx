import { useT } from '@vidyapath/client/screens/use-t';
import { styled } from '@vidyapath/ui';

const List = styled('ul')({ display: 'grid', gap: 12, margin: '12px 0 0', padding: 0, listStyle: 'none' });
const Secondary = styled('span')(({ theme }) => ({
  display: 'block',
  fontSize: '0.875rem',
  color: theme.vars?.palette.text.secondary,
}));
const Line = styled('span')({ display: 'block', fontWeight: 600, overflowWrap: 'anywhere' });

export interface SignInEntry {
  id: string;
  title: string;
  time: string;
  client: string | null;
  address: string | null;
}

/** Each row has the event, its time, device and address. */
export function SignInList({ label, entries }: { label: string; entries: readonly SignInEntry[] }) {
  const t = useT();
  return (
    <List aria-label={label}>
      {entries.map(({ id, title, time, client, address }) => (
        <li key={id}>
          <Line>{title}</Line>
          <Secondary>{time}</Secondary>
          <Secondary>
            {t('signIns.place', { client: client ?? t('signIns.unknown'), address: address ?? '–' })}
          </Secondary>
        </li>
      ))}
    </List>
  );
}
