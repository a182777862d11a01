import { useT } from '@vidyapath/client/screens/use-t';
import { type LessonTab, lessonTabs } from '@vidyapath/http/lesson-address';
import { Box } from '@vidyapath/ui';
import { Tab, Tabs } from '@vidyapath/ui/panels';
import { type ReactNode, useId } from 'react';
import { textSpace } from '../lib/layout';
import { useLessonTab } from '../lib/use-lesson-tab';

/** The parts under the video, in their order; absent ones are not there. */
export function LessonTabs({ panels }: { panels: Partial<Record<LessonTab, () => ReactNode>> }) {
  const t = useT();
  const id = useId();
  const tabs = lessonTabs.filter((name) => panels[name]);
  const { tab, open } = useLessonTab(tabs);
  const panel = tab && panels[tab];
  if (!tab || !panel) return null;
  return (
    <>
      <Tabs
        value={tab}
        onChange={(_event, chosen: LessonTab) => open(chosen)}
        aria-label={t('lessonPage.tabs.label')}
        sx={{ px: { xs: 0, sm: 2 }, borderBottom: 1, borderColor: 'divider' }}
      >
        {tabs.map((name) => (
          <Tab
            key={name}
            id={`${id}-${name}`}
            value={name}
            aria-controls={`${id}-panel`}
            label={t(`lessonPage.tabs.${name}`)}
            sx={{ textTransform: 'none', minWidth: 72 }}
          />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${tab}`}
        sx={[{ pb: 8 }, tab !== 'lessons' && { ...textSpace, pt: 4, maxWidth: 880 }]}
      >
        {panel()}
      </Box>
    </>
  );
}
