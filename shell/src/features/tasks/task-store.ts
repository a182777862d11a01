import type { PlatformTask, TasksAccess } from '@vidyapath/platform-api/tasks';

export interface TaskStore extends TasksAccess {
  getSnapshot: () => readonly PlatformTask[];
  subscribe: (listener: () => void) => () => void;
  /** Calls `goOn` at once, or after the user agrees that the running work stops. */
  leave: (goOn: () => void) => void;
  /** Whether the user is asked. */
  isAsking: () => boolean;
  answer: (choice: 'leave' | 'stay') => void;
}

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** The running work of the slices, in the order in which it began. */
export function createTaskStore(): TaskStore {
  const listeners = new Set<() => void>();
  const tasks = new Map<string, PlatformTask>();
  let shown: readonly PlatformTask[] = [];
  let asked: (() => void) | undefined;
  const tell = () => listeners.forEach((listener) => listener());
  const changed = () => {
    shown = [...tasks.values()];
    if (shown.length > 0) window.addEventListener('beforeunload', ask);
    else window.removeEventListener('beforeunload', ask);
    // What the question was about is over.
    if (shown.length === 0) answer('leave');
    else tell();
  };
  const answer = (choice: 'leave' | 'stay') => {
    const goOn = asked;
    asked = undefined;
    tell();
    if (choice === 'leave') goOn?.();
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
    leave(goOn) {
      if (shown.length === 0) return goOn();
      asked = goOn;
      tell();
    },
    isAsking: () => asked !== undefined,
    answer,
  };
}
