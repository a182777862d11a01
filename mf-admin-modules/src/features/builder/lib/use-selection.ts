import { useState } from 'react';

/** Lessons that are selected. */
export function useSelection() {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  return {
    ids,
    set(changed: readonly number[], isSelected: boolean): void {
      setIds((current) => {
        const next = new Set(current);
        for (const id of changed) {
          if (isSelected) next.add(id);
          else next.delete(id);
        }
        return next;
      });
    },
    clear: () => setIds(new Set()),
  };
}
