/** Where a part fails, as if the process was killed there. */
export interface Breaks {
  /** Such as `refund`: the name of a function of the part. */
  before?: string;
  after?: string;
}

/** The functions of `part`, which break where `breaks` says so at the time. */
export function breakable<Part extends object>(part: Part, breaks: Breaks): Part {
  const wrapped = Object.entries(part).map(([name, work]) => {
    const call = async (...args: unknown[]): Promise<unknown> => {
      if (breaks.before === name) throw new Error(`broken before ${name}`);
      const result: unknown = await (work as (...all: unknown[]) => unknown)(...args);
      if (breaks.after === name) throw new Error(`broken after ${name}`);
      return result;
    };
    return [name, call] as const;
  });
  return Object.fromEntries(wrapped) as Part;
}
