import { useT } from '@vidyapath/client/screens/use-t';
import type { PlatformTask } from '@vidyapath/platform-api/tasks';
import { Box, Link, Typography } from '@vidyapath/ui';
import { Divider } from '@vidyapath/ui/shell';
import { Link as RouterLink } from 'react-router';
import { PanelPopover } from '../layout/panel-popover';
import { ProgressRing } from './progress-ring';

interface TasksPanelProps {
  tasks: readonly PlatformTask[];
  anchor: HTMLElement | null;
  onClose: () => void;
}

/** The running tasks; each links to its screen. */
export function TasksPanel({ tasks, anchor, onClose }: TasksPanelProps) {
  const t = useT();
  return (
    <PanelPopover anchor={anchor} onClose={onClose} labelledBy="tasks-title">
      <Typography id="tasks-title" component="h2" sx={{ px: 4, py: 3, fontWeight: 700 }}>
        {t('tasks.title')}
      </Typography>
      <Divider />
      <Box component="ul" aria-labelledby="tasks-title" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {tasks.map(({ id, label, percent, link }) => (
          <li key={id}>
            <Link
              component={RouterLink}
              to={link}
              onClick={onClose}
              sx={{ display: 'flex', gap: 3, alignItems: 'center', px: 4, py: 3, minHeight: 44 }}
            >
              <ProgressRing percent={percent} />
              <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                {label}
              </Box>
              {percent !== null && <span>{t('tasks.percent', { percent: Math.floor(percent) })}</span>}
            </Link>
          </li>
        ))}
      </Box>
    </PanelPopover>
  );
}
