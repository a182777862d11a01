import { asProblem, type ClientProblem } from '@vidyapath/client/requests/client-problem';
import type { Versioned } from '@vidyapath/client/requests/record-answers';
import { type Editor, useLastEditor } from '@vidyapath/client/screens/use-last-editor';
import { useRef, useState } from 'react';

interface DeletionOptions {
  read: () => Promise<Versioned<object>>;
  remove: (ifMatch: string | undefined) => Promise<void>;
}

/** Both calls of a delete dialog, and the user who changed the record while it was open. */
export function useDeletion({ read, remove }: DeletionOptions) {
  const lastEditor = useLastEditor();
  const seen = useRef<object>(undefined);
  const [by, setBy] = useState<Editor>();

  const readVersion = async (): Promise<Versioned<object>> => {
    const version = await read();
    seen.current = version.record;
    return version;
  };

  async function findEditor(refusal: ClientProblem): Promise<void> {
    const before = seen.current;
    const stored = await readVersion().then(
      ({ record }) => record,
      () => undefined,
    );
    setBy(stored && lastEditor(refusal, { seen: before, stored }));
  }

  return {
    read: readVersion,
    remove: async (ifMatch: string | undefined): Promise<void> => {
      try {
        await remove(ifMatch);
      } catch (error) {
        const problem = asProblem(error);
        if (problem.status === 412) await findEditor(problem);
        throw error;
      }
    },
    by,
  };
}
