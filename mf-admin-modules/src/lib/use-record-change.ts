import { asProblem } from '@vidyapath/client/requests/client-problem';
import type { RecordId } from '@vidyapath/client/screens/use-admin-screen';
import { useLastEditor } from '@vidyapath/client/screens/use-last-editor';
import type { RecordCalls } from '@vidyapath/remote-kit/use-record-calls';
import type { NewerVersion } from '@vidyapath/remote-kit/use-save';

/** Replaces the unknown ETag of a listed row: a change with it is refused, and the refusal names the user who changed the row. */
const versionSeen = '"seen"';

export type ChangeCalls<Row, Id extends RecordId = number> = Pick<RecordCalls<Row, Row, Id>, 'read' | 'update'>;

/**
 * Changes some members of a record in a list, whose ETag is not known: fetches the record, then stores all of it with these members changed. Rejects with
 * a problem.
 */
export function useRecordChange<Row extends object, Id extends RecordId = number>({
  read,
  update,
}: ChangeCalls<Row, Id>) {
  const lastEditor = useLastEditor();

  async function store(id: Id, change: Partial<Row>, seen?: Row): Promise<NewerVersion<Row> | undefined> {
    const fresh = await read(id);
    const members = Object.keys(change) as (keyof Row)[];
    if (seen && members.some((member) => fresh.record[member] !== seen[member])) {
      const refusal = await update(fresh.record, fresh.record, versionSeen).then(() => undefined, asProblem);
      return { ...fresh, by: refusal && lastEditor(refusal, { seen, stored: fresh.record }) };
    }
    await update(fresh.record, { ...fresh.record, ...change }, fresh.etag);
    return undefined;
  }

  /**
   * Returns the stored version, and changes nothing, when another user has changed the same members meanwhile.
   * @param seen the record as the user saw it; without it the change is stored whatever others did
   */
  return async (id: Id, change: Partial<Row>, seen?: Row) => {
    try {
      return await store(id, change, seen);
    } catch (error) {
      if (asProblem(error).status !== 412) throw error;
      // Reading again shows a change that was stored between reading and storing.
      return store(id, change, seen);
    }
  };
}
