import { asProblem, type ClientProblem } from '@vidyapath/client/requests/client-problem';
import type { Versioned } from '@vidyapath/client/requests/record-answers';
import type { RecordId } from '@vidyapath/client/screens/use-admin-screen';
import { useEffect, useEffectEvent, useState } from 'react';

interface ReadRecord<Row> {
  version?: Versioned<Row>;
  problem?: ClientProblem;
}

/**
 * Reads the record to edit once, and again only after `reload`: a form must not change while it is filled in.
 * @param read always requests the server, so that the ETag is the newest
 */
export function useRecord<Row, Id extends RecordId>(
  id: Id,
  read: (id: Id) => Promise<Versioned<Row>>,
  onFailure: () => void,
) {
  const [answer, setAnswer] = useState<ReadRecord<Row>>({});
  const [reads, setReads] = useState(0);
  const fail = useEffectEvent((error: unknown) => {
    setAnswer({ problem: asProblem(error) });
    onFailure();
  });
  useEffect(() => {
    let active = true;
    read(id).then(
      (version) => active && setAnswer({ version }),
      (error: unknown) => active && fail(error),
    );
    return () => {
      active = false;
    };
  }, [id, reads, read]);
  const reload = () => {
    setAnswer({});
    setReads(reads + 1);
  };
  return { ...answer, reload };
}
