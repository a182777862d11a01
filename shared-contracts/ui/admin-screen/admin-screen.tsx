import { Box } from '../basics/boxes';
import { Tab } from '../panels/tab';
import { Tabs } from '../panels/tabs';
import { useFocusWhenLost } from '@vidyapath/client/screens/focus-heading';
import type { AdminScreenState, RecordId } from '@vidyapath/client/screens/use-admin-screen';
import type { ReactNode } from 'react';
import { PageHeading } from '../page-heading';

const tabs = ['add', 'view'] as const;

export interface AdminScreenProps {
  screen: Pick<AdminScreenState<RecordId>, 'tab' | 'edited' | 'show'>;
  /** Heading of the View tab. */
  title: string;
  labels: {
    /** Accessible name of the row of tabs. */
    tabs: string;
    add: string;
    view: string;
    /** Heading of the form that adds, and of the one that changes. */
    adding: string;
    editing: string;
    /** Sentence below each heading. */
    lead: string;
  };
  form: ReactNode;
  list: ReactNode;
}

/** The Add and View tabs that every admin screen has, under a heading that names the open one. */
export function AdminScreen({ screen, title, labels, form, list }: AdminScreenProps) {
  const { tab, edited } = screen;
  useFocusWhenLost(`${tab}:${edited ?? ''}`);
  const adding = tab === 'add';
  const heading = edited === undefined ? labels.adding : labels.editing;
  return (
    <Box sx={{ width: '100%', minWidth: 0 }}>
      <PageHeading lead={adding && labels.lead}>{adding ? heading : title}</PageHeading>
      <Tabs
        value={tab}
        onChange={(_event, next: AdminScreenState['tab']) => screen.show(next)}
        aria-label={labels.tabs}
        sx={{ my: 4 }}
      >
        {tabs.map((name) => (
          <Tab
            key={name}
            id={`tab-${name}`}
            value={name}
            label={labels[name]}
            aria-controls={`panel-${name}`}
            // A press on Add while a record is edited returns to adding; the tabs themselves report only a change.
            onClick={() => {
              if (edited !== undefined && name === tab) screen.show(name);
            }}
            sx={{ minHeight: 48 }}
          />
        ))}
      </Tabs>
      {tabs.map((name) => (
        <div key={name} role="tabpanel" id={`panel-${name}`} aria-labelledby={`tab-${name}`} hidden={tab !== name}>
          {tab === name && (adding ? form : list)}
        </div>
      ))}
    </Box>
  );
}
