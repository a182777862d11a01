import { asProblem, type ClientProblem } from '@vidyapath/client/client-problem';
import type { Versioned } from '@vidyapath/client/record-answers';
import { useState } from 'react';
import { useNotices } from '@vidyapath/client/use-notices';
import { useLastEditor } from './last-editor';

export interface SaveOptions<Row, Body> {
  /** The version that is edited; none while adding. */
  version: Versioned<Row> | undefined;
  create: (body: Body) => Promise<Row>;
  update: (body: Body, ifMatch: string | undefined) => Promise<Row>;
  /** Reads what stands there now, after somebody else was faster. */
  readNewest: () => Promise<Versioned<Row>>;
  /** Path of the record; no matter while adding. */
  path: string;
  /** Message keys. */
  messages: { created: string; updated: string; createFailed: string; updateFailed: string };
  onSaved: (row: Row) => void;
}

export interface NewerVersion<Row> extends Versioned<Row> {
  by?: string | undefined;
}

export interface Save<Row, Body> {
  /** Answers the problem when the record could not be stored. */
  save: (body: Body, ifMatch: string | undefined) => Promise<ClientProblem | undefined>;
  problem: ClientProblem | undefined;
  /** The newer version that somebody else stored, and their name where the user may know it. */
  newer: NewerVersion<Row> | undefined;
  dismissNewer: () => void;
}

/** Stores a new or changed record, and finds out what stands there when somebody else was faster. */
export function useSave<Row, Body>(options: SaveOptions<Row, Body>): Save<Row, Body> {
  const { version, create, update, readNewest, path, messages, onSaved } = options;
  const lastEditor = useLastEditor(path);
  const notices = useNotices();
  const [problem, setProblem] = useState<ClientProblem>();
  const [newer, setNewer] = useState<NewerVersion<Row>>();

  async function fail(reason: ClientProblem): Promise<ClientProblem> {
    if (reason.status === 412) {
      const [newest, by] = await Promise.all([readNewest().catch(asProblem), lastEditor()]);
      if ('record' in newest) {
        setNewer({ ...newest, by });
        return reason;
      }
      setProblem(newest);
    } else {
      setProblem(reason);
    }
    notices.failure(version ? messages.updateFailed : messages.createFailed);
    return reason;
  }

  async function save(body: Body, ifMatch: string | undefined): Promise<ClientProblem | undefined> {
    setProblem(undefined);
    setNewer(undefined);
    try {
      const row = version ? await update(body, ifMatch) : await create(body);
      notices.success(version ? messages.updated : messages.created);
      onSaved(row);
      return undefined;
    } catch (error) {
      return fail(asProblem(error));
    }
  }

  return { save, problem, newer, dismissNewer: () => setNewer(undefined) };
}
