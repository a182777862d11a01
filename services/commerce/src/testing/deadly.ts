/** When a process kills itself, as an operator or the kernel would: `step` is the name of a function of a part. */
export interface Death {
  when: 'before' | 'after';
  step: string;
}

const die = (): Promise<never> => {
  process.kill(process.pid, 'SIGKILL');
  return new Promise(() => undefined);
};

/** The functions of `part`, one of which ends the process without a further word. */
export function deadly<Part extends object>(part: Part, { when, step }: Death): Part {
  const known = Object.entries(part);
  const wrapped = known.map(([name, work]) => {
    if (name !== step) return [name, work as unknown] as const;
    const call = async (...args: unknown[]): Promise<unknown> => {
      if (when === 'before') return die();
      await (work as (...all: unknown[]) => unknown)(...args);
      return die();
    };
    return [name, call] as const;
  });
  return Object.fromEntries(wrapped) as Part;
}
