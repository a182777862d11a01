import { useRef, useState } from 'react';
import { asProblem, type ClientProblem } from './client-problem';
import type { Versioned } from './record-answers';
import { type Newcomer, useNewcomer } from './use-newcomer';

interface DeletionOptions {
  read: () => Promise<Versioned<object>>;
  remove: (ifMatch: string | undefined) => Promise<void>;
}

/** Both calls of a dialog that deletes, and who changed the record while it asked. */
export function useDeletion({ read, remove }: DeletionOptions) {
  const newcomer = useNewcomer();
  const seen = useRef<object>(undefined);
  const [by, setBy] = useState<Newcomer>();

  const look = async (): Promise<Versioned<object>> => {
    const version = await read();
    seen.current = version.record;
    return version;
  };

  async function findOut(refusal: ClientProblem): Promise<void> {
    const before = seen.current;
    const stored = await look().then(({ record }) => record, () => undefined);
    setBy(stored && newcomer(refusal, { seen: before, stored }));
  }

  return {
    read: look,
    remove: async (ifMatch: string | undefined): Promise<void> => {
      try {
        await remove(ifMatch);
      } catch (error) {
        const problem = asProblem(error);
        if (problem.status === 412) await findOut(problem);
        throw error;
      }
    },
    by,
  };
}
