import type { PublicCourseContent } from '@vidyapath/http/public-course';
import { useT } from '@vidyapath/client/screens/use-t';
import { Box } from '@vidyapath/ui';
import { Tab, Tabs } from '@vidyapath/ui/panels';
import { useSearchParams } from 'react-router';
import { useReviewCount } from '../lib/use-review-count';
import { DiscussionsPanel } from './discussions-panel';
import { ModuleList } from './module-list';
import { ReviewsPanel } from './reviews-panel';

const tabs = ['modules', 'reviews', 'discussions'] as const;
type CourseTab = (typeof tabs)[number];
const ids = (tab: string) => ({ tab: `course-tab-${tab}`, panel: `course-panel-${tab}` });

function Panel({ tab, content }: { tab: CourseTab; content: PublicCourseContent }) {
  if (tab === 'modules') return <ModuleList courseId={content.CourseId} modules={content.Modules} />;
  if (tab === 'reviews') return <ReviewsPanel courseId={content.CourseId} />;
  return <DiscussionsPanel content={content} />;
}

/** Modules, reviews and the link to the discussions; the open tab is in the URL. */
export function CourseTabs({ content }: { content: PublicCourseContent }) {
  const t = useT();
  const [params, setParams] = useSearchParams();
  const selected = tabs.find((tab) => tab === params.get('tab')) ?? 'modules';
  const reviews = useReviewCount(content, selected === 'reviews');
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
            label={t(`course.${tab}`, { count: reviews })}
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
          {(tab === 'modules' || tab === selected) && <Panel tab={tab} content={content} />}
        </Box>
      ))}
    </div>
  );
}
