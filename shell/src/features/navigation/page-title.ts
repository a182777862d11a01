import type { PageAccess } from '@vidyapath/platform-api/platform-api';

/** The beginnings of the document's title that parts of the page have set. */
export interface PageTitle extends PageAccess {
  /** The latest one; undefined: the title is the route's. */
  getSnapshot: () => string | undefined;
  subscribe: (listener: () => void) => () => void;
}

export function createPageTitle(): PageTitle {
  let titles: { title: string }[] = [];
  const listeners = new Set<() => void>();
  const change = (next: typeof titles) => {
    titles = next;
    listeners.forEach((listener) => listener());
  };
  return {
    setTitle(title) {
      const added = { title };
      change([...titles, added]);
      return () => change(titles.filter((other) => other !== added));
    },
    getSnapshot: () => titles.at(-1)?.title,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
