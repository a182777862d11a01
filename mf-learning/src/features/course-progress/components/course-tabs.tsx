import { useT } from '@vidyapath/client/screens/use-t';
import { Box } from '@vidyapath/ui';
import { Tab, Tabs } from '@vidyapath/ui/panels';
import { useCallback, useId } from 'react';
import { fileOf } from '../../../components/player/lesson-address';
import { useCoursePanels } from '../../../lib/course-panels';
import { CourseLessonsContext } from '../../../lib/course-lessons';
import type { OutlineModule } from '../../../lib/course/course-outline';
import type { ResumePoint } from '../../../lib/course/resume';
import { useLessonsBeside } from '../lib/use-lessons-beside';
import { useTabNames } from '../lib/use-tab-names';
import { type ProgressTab, progressTabs } from '../state/progress-list-state';
import { useProgressView } from '../state/progress-view-context';
import { useProgressList } from '../state/use-progress-list';
import { CourseStanding } from './course-standing';
import { ModuleBrowser } from './module-browser';
import { NoContent } from '../../../components/lesson/no-content';

interface CourseTabsProps {
  courseId: number;
  courseName: string;
  modules: readonly OutlineModule[];
}

export function CourseTabs({ courseId, courseName, modules }: CourseTabsProps) {
  const t = useT();
  const id = useId();
  const list = useProgressList();
  const { tab } = list.state;
  const want = useProgressView((view) => view.want);
  const remember = useProgressView((view) => view.remember);
  const { show } = list;
  const showModule = useCallback(
    (moduleId: number) => show(modules.findIndex(({ id: module }) => module === moduleId)),
    [modules, show],
  );
  const lessons = useLessonsBeside(modules, showModule);
  const names = useTabNames(courseId, tab, modules.length);
  const { Reviews, Discussions } = useCoursePanels();
  const resume = ({ moduleId, video, at }: ResumePoint) => {
    remember(fileOf(video.url), at);
    showModule(moduleId);
    want({ moduleId, video: video.key });
  };
  return (
    <CourseLessonsContext value={lessons}>
      {modules.length > 0 && <CourseStanding {...{ courseId, courseName, modules }} onResume={resume} />}
      <Tabs
        value={tab}
        onChange={(_event, chosen: ProgressTab) => list.open(chosen)}
        aria-label={t('tabs.label')}
        sx={{ mt: 4, borderBottom: 1, borderColor: 'divider' }}
      >
        {progressTabs.map((name) => (
          <Tab
            key={name}
            id={`${id}-${name}`}
            value={name}
            aria-controls={`${id}-panel`}
            label={names[name]}
            sx={{ textTransform: 'none', minHeight: 48 }}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`} sx={{ pt: 4 }}>
        {tab === 'modules' && (modules.length > 0 ? <ModuleBrowser modules={modules} list={list} /> : <NoContent />)}
        {tab === 'reviews' && <Reviews courseId={courseId} />}
        {tab === 'discussions' && <Discussions courseId={courseId} />}
      </Box>
    </CourseLessonsContext>
  );
}
