import { asProblem, type ClientProblem } from '@vidyapath/client/requests/client-problem';
import type { Versioned } from '@vidyapath/client/requests/record-answers';
import type { RecordId } from '@vidyapath/client/screens/use-admin-screen';
import { type Editor, useLastEditor } from '@vidyapath/client/screens/use-last-editor';
import { useNotices } from '@vidyapath/client/screens/use-notices';
import type { MessageGroup } from '@vidyapath/platform-api/i18n';
import { useState } from 'react';
import type { EditCalls } from './use-record-calls';

interface SaveOptions<Row, Body, Id extends RecordId> {
  /** Key of the messages of this kind of record. */
  messagePrefix: MessageGroup<'created'>;
  calls: EditCalls<Row, Body, Id>;
  /** The version that is edited; none while adding. */
  version: Versioned<Row> | undefined;
  onSaved: () => void;
}

/** A version that another user stored, and that user if known. */
export interface NewerVersion<Row> extends Versioned<Row> {
  by?: Editor | undefined;
}

/** Stores a new or changed record, and reads the stored version when another user has changed it. */
export function useSave<Row extends object, Body, Id extends RecordId>({
  messagePrefix,
  calls,
  version,
  onSaved,
}: SaveOptions<Row, Body, Id>) {
  const lastEditor = useLastEditor();
  const notices = useNotices();
  const [problem, setProblem] = useState<ClientProblem>();
  const [newer, setNewer] = useState<NewerVersion<Row>>();
  const [asking, setAsking] = useState(false);

  async function fail(refusal: ClientProblem, ifMatch: string | undefined): Promise<ClientProblem> {
    const newest =
      version && refusal.status === 412 ? await calls.read(calls.idOf(version.record)).catch(asProblem) : refusal;
    if ('record' in newest) {
      const seen = version?.etag === ifMatch ? version?.record : undefined;
      setNewer({ ...newest, by: lastEditor(refusal, { seen, stored: newest.record }) });
      setAsking(true);
      return refusal;
    }
    setProblem(newest);
    notices.failure(`${messagePrefix}.failed.${version ? 'update' : 'create'}`);
    return newest;
  }

  /** Returns the problem when the record could not be stored. */
  async function save(body: Body, ifMatch: string | undefined): Promise<ClientProblem | undefined> {
    setProblem(undefined);
    setAsking(false);
    try {
      await (version ? calls.update(version.record, body, ifMatch) : calls.create(body));
    } catch (error) {
      return fail(asProblem(error), ifMatch);
    }
    notices.success(`${messagePrefix}.${version ? 'updated' : 'created'}`);
    onSaved();
    return undefined;
  }

  return {
    save,
    problem,
    /** Stays while the dialog closes. */
    newer,
    /** The user chooses between the newer version and the form. */
    asking,
    dismissNewer: () => setAsking(false),
  };
}
