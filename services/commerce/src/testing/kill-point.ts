/** When a process kills itself with SIGKILL: `step` is the name of a function of a part. */
export interface KillPoint {
  when: 'before' | 'after';
  step: string;
}

const killSelf = (): Promise<never> => {
  process.kill(process.pid, 'SIGKILL');
  return new Promise(() => undefined);
};

/** The functions of `part`, one of which kills the process. */
export function withKillPoint<Part extends object>(part: Part, { when, step }: KillPoint): Part {
  const known = Object.entries(part);
  const wrapped = known.map(([name, work]) => {
    if (name !== step) return [name, work as unknown] as const;
    const call = async (...args: unknown[]): Promise<unknown> => {
      if (when === 'before') return killSelf();
      await (work as (...all: unknown[]) => unknown)(...args);
      return killSelf();
    };
    return [name, call] as const;
  });
  return Object.fromEntries(wrapped) as Part;
}
