import type { PlatformTask, TasksAccess } from '@vidyapath/platform-api/tasks';

export interface TaskStore extends TasksAccess {
  getSnapshot: () => readonly PlatformTask[];
  subscribe: (listener: () => void) => () => void;
}

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** The running work of the slices, in the order in which it began. */
export function createTaskStore(): TaskStore {
  const listeners = new Set<() => void>();
  const tasks = new Map<string, PlatformTask>();
  let shown: readonly PlatformTask[] = [];
  const changed = () => {
    shown = [...tasks.values()];
    if (shown.length > 0) window.addEventListener('beforeunload', ask);
    else window.removeEventListener('beforeunload', ask);
    listeners.forEach((listener) => listener());
  };
  return {
    set(task) {
      tasks.set(task.id, task);
      changed();
    },
    remove(id) {
      if (tasks.delete(id)) changed();
    },
    getSnapshot: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
