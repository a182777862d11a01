export type Closer = () => Promise<unknown>;

export interface Teardown {
  /** Adds an opened resource, which is closed in reverse order. Throws when the end has begun, so that nothing more is opened. */
  add: (closer: Closer) => void;
  begin: () => void;
  run: () => Promise<void>;
}

export class ClosingError extends Error {
  override readonly name = 'ClosingError';
}

/** Everything that was opened so far, so that a start can be ended at any step. */
export function createTeardown(): Teardown {
  const closers: Closer[] = [];
  let begun = false;
  return {
    add: (closer) => {
      closers.push(closer);
      if (begun) throw new ClosingError('The platform is being closed.');
    },
    begin: () => {
      begun = true;
    },
    run: async () => {
      begun = true;
      for (let closer = closers.pop(); closer; closer = closers.pop()) await closer().catch(() => undefined);
    },
  };
}
