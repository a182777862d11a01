import { useT } from '@vidyapath/client/screens/use-t';
import type { PlatformTask } from '@vidyapath/platform-api/tasks';
import { Box, Button, Typography } from '@vidyapath/ui';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@vidyapath/ui/dialogs';
import { useId, useSyncExternalStore } from 'react';
import { useShell } from '../shell-context';

/** Asks before running work is stopped by a logout. */
export function LeaveTasks({ tasks: running }: { tasks: readonly PlatformTask[] }) {
  const t = useT();
  const id = useId();
  const { tasks } = useShell();
  const isAsking = useSyncExternalStore(tasks.subscribe, tasks.isAsking);
  return (
    <Dialog open={isAsking} onClose={() => tasks.answer('stay')} aria-labelledby={id} fullWidth maxWidth="xs">
      <DialogTitle id={id}>{t('tasks.leave.title')}</DialogTitle>
      <DialogContent>
        <Typography>{t('tasks.leave.text')}</Typography>
        <Box component="ul" sx={{ pl: 6, overflowWrap: 'anywhere' }}>
          {running.map((task) => (
            <li key={task.id}>{task.label}</li>
          ))}
        </Box>
      </DialogContent>
      <DialogActions sx={{ p: 4, '& button': { minHeight: 44 } }}>
        <Button onClick={() => tasks.answer('stay')}>{t('tasks.leave.stay')}</Button>
        <Button variant="contained" color="error" onClick={() => tasks.answer('leave')}>
          {t('userMenu.logout')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
