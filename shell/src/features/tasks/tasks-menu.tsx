import { lazyPart } from '@vidyapath/client/screens/lazy-part';
import { useSyncExternalStore } from 'react';
import { useShell } from '../shell-context';

const TasksButton = lazyPart(
  async () => (await import(/* webpackChunkName: 'lazy-tasks' */ './tasks-button')).TasksButton,
);

/** The running work, in the bar of every page; its code is fetched with the first task. */
export function TasksMenu() {
  const { tasks } = useShell();
  const running = useSyncExternalStore(tasks.subscribe, tasks.getSnapshot);
  return running.length > 0 && <TasksButton tasks={running} />;
}
