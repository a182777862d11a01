import type { PlatformTask, TasksAccess } from '@vidyapath/platform-api/tasks';

export interface FakeTasks extends TasksAccess {
  /** The running tasks. */
  readonly running: () => PlatformTask[];
}

export function createFakeTasks(): FakeTasks {
  const tasks = new Map<string, PlatformTask>();
  return {
    set: (task) => void tasks.set(task.id, task),
    remove: (id) => void tasks.delete(id),
    running: () => [...tasks.values()],
  };
}
