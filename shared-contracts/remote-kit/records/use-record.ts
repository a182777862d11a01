import { asProblem, type ClientProblem } from '@vidyapath/client/client-problem';
import type { Versioned } from '@vidyapath/client/record-answers';
import { useCallback, useEffect, useState } from 'react';

type Loaded<Row> = { status: 'loading' } | { status: 'failed'; problem: ClientProblem } | { status: 'ready'; version: Versioned<Row> };

/**
 * Reads the record to edit once, and again only when asked: a form must not change under the hands of who fills it.
 * @param read always goes to the server, so that the ETag is the newest
 */
export function useRecord<Row>(id: number, read: (id: number) => Promise<Versioned<Row>>, onFailure: () => void) {
  const [loaded, setLoaded] = useState<Loaded<Row>>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let wanted = true;
    read(id).then(
      (version) => wanted && setLoaded({ status: 'ready', version }),
      (error: unknown) => {
        if (!wanted) return;
        setLoaded({ status: 'failed', problem: asProblem(error) });
        onFailure();
      },
    );
    return () => {
      wanted = false;
    };
  }, [id, attempt, read, onFailure]);
  const reload = useCallback(() => {
    setLoaded({ status: 'loading' });
    setAttempt((count) => count + 1);
  }, []);
  return { loaded, reload };
}
