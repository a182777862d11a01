import { useT } from '@vidyapath/client/use-t';
import { Box, PageHeading, Tab, Tabs } from '@vidyapath/ui';
import type { ReactNode } from 'react';
import { useFocusWhenLost } from '../lib/focus-heading';
import type { AdminScreen as Screen } from '../lib/use-admin-screen';

interface AdminScreenProps {
  screen: Screen;
  title: string;
  form: ReactNode;
  list: ReactNode;
}

const tabs = ['add', 'view'] as const;

/** The Add and View tabs that every admin screen has, under a heading that says which of them is open. */
export function AdminScreen({ screen, title, form, list }: AdminScreenProps) {
  const t = useT();
  const { tab, edited } = screen;
  useFocusWhenLost(`${tab}:${edited ?? ''}`);
  const adding = tab === 'add';
  const heading = adding ? t(edited === undefined ? 'form.add' : 'form.edit') : title;
  return (
    <Box sx={{ width: '100%', minWidth: 0 }}>
      <PageHeading lead={adding && t('form.mandatory')}>{heading}</PageHeading>
      <Tabs value={tab} onChange={(_event, next: Screen['tab']) => screen.show(next)} aria-label={t('tabs.label')} sx={{ my: 4 }}>
        <Tab id="tab-add" value="add" label={t('tabs.add')} aria-controls="panel-add" sx={{ minHeight: 48 }} />
        <Tab id="tab-view" value="view" label={t('tabs.view')} aria-controls="panel-view" sx={{ minHeight: 48 }} />
      </Tabs>
      {tabs.map((name) => (
        <div key={name} role="tabpanel" id={`panel-${name}`} aria-labelledby={`tab-${name}`} hidden={tab !== name}>
          {tab === name && (adding ? form : list)}
        </div>
      ))}
    </Box>
  );
}
