import { useT } from '@vidyapath/client/screens/use-t';
import { Section } from '@vidyapath/remote-kit/section';
import { Box } from '@vidyapath/ui';
import { Tab, Tabs } from '@vidyapath/ui/panels';
import { useId } from 'react';
import { useSearchParams } from 'react-router';
import { PersonActions } from './person-actions';
import { PersonLogins } from './person-logins';

const tabs = ['logins', 'actions'] as const;
type TabName = (typeof tabs)[number];

/** Sign-ins of a person, and what the person did; each list has the URL to itself. */
export function PersonTrails({ userId }: { userId: number }) {
  const t = useT();
  const id = useId();
  const [query, setQuery] = useSearchParams();
  const tab = tabs.find((name) => name === query.get('tab')) ?? 'logins';
  const choose = (chosen: TabName) => setQuery(chosen === 'logins' ? {} : { tab: chosen }, { replace: true });
  return (
    <Section title={t('person.trails')}>
      <Tabs
        value={tab}
        onChange={(_event, chosen: TabName) => choose(chosen)}
        aria-label={t('person.trails')}
        sx={{ borderBottom: 1, borderColor: 'divider' }}
      >
        {tabs.map((name) => (
          <Tab
            key={name}
            id={`${id}-${name}`}
            value={name}
            aria-controls={`${id}-panel`}
            label={t(`person.tabs.${name}`)}
            sx={{ textTransform: 'none' }}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`} sx={{ minWidth: 0 }}>
        {tab === 'logins' ? <PersonLogins userId={userId} /> : <PersonActions userId={userId} />}
      </Box>
    </Section>
  );
}
