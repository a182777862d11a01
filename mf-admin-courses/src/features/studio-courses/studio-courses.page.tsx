import { lazyPart } from '@vidyapath/client/screens/lazy-part';
import { useT } from '@vidyapath/client/screens/use-t';
import { Page } from '@vidyapath/remote-kit/page';
import { Box, Button } from '@vidyapath/ui';
import { LoadingNotice } from '@vidyapath/ui/staff';
import { useState } from 'react';
import type { NewCourseDialogProps } from './components/new-course-dialog';
import { StudioList } from './components/studio-list';

const NewCourseDialog = lazyPart<NewCourseDialogProps>(
  async () =>
    (await import(/* webpackChunkName: 'lazy-new-course' */ './components/new-course-dialog')).NewCourseDialog,
  ({ onClose }, late) => <LoadingNotice {...late} onClose={onClose} />,
);

/** All courses, for the people who make them. */
export function StudioCoursesPage() {
  const t = useT();
  const [creating, setCreating] = useState(false);
  const add = (
    <Button
      variant="contained"
      onClick={() => setCreating(true)}
      onPointerEnter={NewCourseDialog.prefetch}
      onFocus={NewCourseDialog.prefetch}
      sx={{ minHeight: 44 }}
    >
      {t('studio.new.button')}
    </Button>
  );
  return (
    <Page title={t('studio.title')} lead={t('studio.lead')}>
      <div>{add}</div>
      <Box>
        <StudioList add={add} />
      </Box>
      <NewCourseDialog open={creating} onClose={() => setCreating(false)} />
    </Page>
  );
}
