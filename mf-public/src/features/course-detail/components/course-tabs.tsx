import type { PublicModule } from '@vidyapath/http/course-progress';
import { useT } from '@vidyapath/client/use-t';
import { Box, EmptyState } from '@vidyapath/ui';
import { Tab, Tabs } from '@vidyapath/ui/panels';
import { useSearchParams } from 'react-router';
import { ModuleList } from './module-list';

const tabs = ['modules', 'reviews'] as const;
const ids = (tab: string) => ({ tab: `course-tab-${tab}`, panel: `course-panel-${tab}` });

/** Modules and reviews; which one is open stands in the URL. */
export function CourseTabs({ modules }: { modules: readonly PublicModule[] }) {
  const t = useT();
  const [params, setParams] = useSearchParams();
  const selected = tabs.find((tab) => tab === params.get('tab')) ?? 'modules';
  return (
    <div>
      <Tabs
        value={selected}
        onChange={(_event, tab: string) => setParams(tab === 'modules' ? {} : { tab }, { preventScrollReset: true })}
        aria-label={t('course.sections')}
        sx={{ borderBottom: 1, borderColor: 'divider' }}
      >
        {tabs.map((tab) => (
          <Tab
            key={tab}
            value={tab}
            label={t(`course.${tab}`)}
            id={ids(tab).tab}
            aria-controls={ids(tab).panel}
            sx={{ minHeight: 48, textTransform: 'none' }}
          />
        ))}
      </Tabs>
      {tabs.map((tab) => (
        <Box
          key={tab}
          role="tabpanel"
          id={ids(tab).panel}
          aria-labelledby={ids(tab).tab}
          hidden={tab !== selected}
          sx={{ pt: 5 }}
        >
          {tab === 'modules' && <ModuleList modules={modules} />}
          {tab === 'reviews' && <EmptyState title={t('course.noReviews')} text={t('course.noReviewsText')} />}
        </Box>
      ))}
    </div>
  );
}
