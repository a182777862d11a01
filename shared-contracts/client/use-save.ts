import { useState } from 'react';
import { asProblem, type ClientProblem } from './client-problem';
import type { Versioned } from './record-answers';
import { type Newcomer, useNewcomer } from './use-newcomer';
import { useNotices } from './use-notices';

export interface SaveOptions<Row, Body> {
  /** The version that is edited; none while adding. */
  version: Versioned<Row> | undefined;
  create: (body: Body) => Promise<unknown>;
  update: (body: Body, ifMatch: string | undefined) => Promise<unknown>;
  /** Reads what stands there now, after somebody else was faster. */
  readNewest: () => Promise<Versioned<Row>>;
  /** Message keys. */
  messages: { created: string; updated: string; createFailed: string; updateFailed: string };
  onSaved: () => void;
}

/** A version that somebody else stored, and who did where that can be told. */
export interface NewerVersion<Row> extends Versioned<Row> {
  by?: Newcomer | undefined;
}

export interface Save<Row, Body> {
  /** Answers the problem when the record could not be stored. */
  save: (body: Body, ifMatch: string | undefined) => Promise<ClientProblem | undefined>;
  problem: ClientProblem | undefined;
  newer: NewerVersion<Row> | undefined;
  dismissNewer: () => void;
}

/** Stores a new or changed record, and finds out what stands there when somebody else was faster. */
export function useSave<Row extends object, Body>(options: SaveOptions<Row, Body>): Save<Row, Body> {
  const { version, create, update, readNewest, messages, onSaved } = options;
  const newcomer = useNewcomer();
  const notices = useNotices();
  const [problem, setProblem] = useState<ClientProblem>();
  const [newer, setNewer] = useState<NewerVersion<Row>>();

  /** @param seen the version that was sent on, where it is still known */
  async function fail(reason: ClientProblem, seen: Row | undefined): Promise<ClientProblem> {
    const newest = version && reason.status === 412 ? await readNewest().catch(asProblem) : reason;
    if ('record' in newest) {
      setNewer({ ...newest, by: newcomer(reason, { seen, stored: newest.record }) });
      return reason;
    }
    setProblem(newest);
    notices.failure(version ? messages.updateFailed : messages.createFailed);
    return newest;
  }

  async function save(body: Body, ifMatch: string | undefined): Promise<ClientProblem | undefined> {
    setProblem(undefined);
    setNewer(undefined);
    try {
      await (version ? update(body, ifMatch) : create(body));
    } catch (error) {
      return fail(asProblem(error), version && version.etag === ifMatch ? version.record : undefined);
    }
    notices.success(version ? messages.updated : messages.created);
    onSaved();
    return undefined;
  }

  return { save, problem, newer, dismissNewer: () => setNewer(undefined) };
}
