import { useT } from '@vidyapath/client/screens/use-t';
import type { PlatformTask } from '@vidyapath/platform-api/tasks';
import { Box, Button } from '@vidyapath/ui';
import { useDropdown } from '../layout/use-dropdown';
import { LeaveTasks } from './leave-tasks';
import { ProgressRing } from './progress-ring';
import { TasksPanel } from './tasks-panel';

/** Mean of the tasks whose progress is known. */
function meanPercent(tasks: readonly PlatformTask[]): number | null {
  const known = tasks.flatMap(({ percent }) => percent ?? []);
  return known.length === 0 ? null : Math.floor(known.reduce((sum, percent) => sum + percent, 0) / known.length);
}

export function TasksButton({ tasks }: { tasks: readonly PlatformTask[] }) {
  const t = useT();
  const { anchor, toggle, close } = useDropdown();
  const percent = meanPercent(tasks);
  return (
    <>
      <Button
        color="inherit"
        aria-label={t('tasks.open', { count: tasks.length })}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={toggle}
        sx={{ px: { xs: 1, sm: 2 }, minWidth: 44, minHeight: 44, flexShrink: 0, gap: 2 }}
      >
        <ProgressRing percent={percent} />
        {percent !== null && (
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' }, fontVariantNumeric: 'tabular-nums' }}>
            {t('tasks.percent', { percent })}
          </Box>
        )}
      </Button>
      <TasksPanel tasks={tasks} anchor={anchor} onClose={close} />
      <LeaveTasks tasks={tasks} />
    </>
  );
}
