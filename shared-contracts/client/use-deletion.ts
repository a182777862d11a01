import { useRef, useState } from 'react';
import { asProblem } from './client-problem';
import type { Versioned } from './record-answers';
import { type Newcomer, useNewcomer } from './use-newcomer';

interface DeletionOptions {
  /** Path of the record. */
  path: string;
  read: () => Promise<Versioned<object>>;
  remove: (ifMatch: string | undefined) => Promise<void>;
}

/** Both calls of a dialog that deletes, and who changed the record while it asked. */
export function useDeletion({ path, read, remove }: DeletionOptions) {
  const newcomer = useNewcomer();
  const seen = useRef<object>(undefined);
  const [by, setBy] = useState<Newcomer>();

  const look = async (): Promise<Versioned<object>> => {
    const version = await read();
    seen.current = version.record;
    return version;
  };

  async function findOut(): Promise<void> {
    const before = seen.current;
    const stored = await look().then(({ record }) => record, () => undefined);
    setBy(stored && (await newcomer({ path, seen: before, stored })));
  }

  return {
    read: look,
    remove: async (ifMatch: string | undefined): Promise<void> => {
      try {
        await remove(ifMatch);
      } catch (error) {
        if (asProblem(error).status === 412) await findOut();
        throw error;
      }
    },
    by,
  };
}
