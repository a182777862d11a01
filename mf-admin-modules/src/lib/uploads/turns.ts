/** Things that wait until fewer than `atOnce` of them run, in the order in which they asked. */
export function createTurns(atOnce: number, onChange: () => void) {
  const running = new Set<string>();
  const waiting = new Map<string, () => void>();

  function admit(): void {
    for (const [id, start] of waiting) {
      if (running.size >= atOnce) break;
      waiting.delete(id);
      running.add(id);
      start();
    }
    onChange();
  }

  return {
    /** Resolves when it is the turn of `id`, at once when it has it. One that leaves while it waits is never resolved. */
    enter(id: string): Promise<void> {
      if (running.has(id)) return Promise.resolve();
      return new Promise((resolve) => {
        waiting.set(id, resolve);
        admit();
      });
    },
    leave(id: string): void {
      const had = running.delete(id) || waiting.delete(id);
      if (had) admit();
    },
    /** From 1; 0: it does not wait. */
    placeOf: (id: string): number => [...waiting.keys()].indexOf(id) + 1,
  };
}
