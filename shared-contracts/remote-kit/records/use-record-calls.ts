import { usePlatform } from '@vidyapath/client/screens/platform-context';
import type { ThunkAction, UnknownAction } from '@vidyapath/client/query';
import type { Versioned } from '@vidyapath/client/requests/record-answers';
import type { RecordId } from '@vidyapath/client/screens/use-admin-screen';
import type { PlatformEvents } from '@vidyapath/platform-api/events';
import { useMemo } from 'react';
import { useSliceDispatch } from '../slice-api';

/** The calls that add and change one kind of record; they reject with a problem, and each success is published to the other slices. */
export interface EditCalls<Row, Body, Id extends RecordId = number> {
  idOf: (row: Row) => Id;
  /** Always asks the server, so that the ETag is the newest. */
  read: (id: Id) => Promise<Versioned<Row>>;
  create: (body: Body) => Promise<Row>;
  update: (before: Row, body: Body, ifMatch: string | undefined) => Promise<Row>;
}

/** The calls of a kind that can be deleted too. */
export interface RecordCalls<Row, Body, Id extends RecordId = number> extends EditCalls<Row, Body, Id> {
  remove: (row: Row, ifMatch: string | undefined) => Promise<void>;
}

type Call<Arg, Answer, Options = object> = {
  initiate: (
    arg: Arg,
    options?: Options,
  ) => ThunkAction<{ unwrap: () => Promise<Answer> }, unknown, unknown, UnknownAction>;
};

/** A kind of record that is added and changed. */
export interface EditKind<Row, Body, Id extends RecordId = number> {
  endpoints: {
    read: Call<Id, Versioned<Row>, { subscribe?: boolean; forceRefetch?: boolean }>;
    create: Call<Body, Row, { track?: boolean }>;
    update: Call<{ id: Id; body: Body; ifMatch: string | undefined }, Row, { track?: boolean }>;
  };
  idOf: (row: Row) => Id;
  /** @param before the record as it was, when it was changed; left out if no other slice needs it */
  publish?: (events: PlatformEvents, row: Row, before?: Row) => void;
}

/** A kind that can be deleted too. */
export interface RecordKind<Row, Body, Id extends RecordId = number> extends EditKind<Row, Body, Id> {
  endpoints: EditKind<Row, Body, Id>['endpoints'] & {
    remove: Call<{ id: Id; ifMatch: string | undefined }, null, { track?: boolean }>;
  };
}

const untracked = { track: false };

/** @param kind the same in every render */
export function useEditCalls<Row, Body, Id extends RecordId = number>(
  kind: EditKind<Row, Body, Id>,
): EditCalls<Row, Body, Id> {
  const dispatch = useSliceDispatch();
  const { events } = usePlatform();
  return useMemo(() => {
    const { endpoints, idOf, publish } = kind;
    return {
      idOf,
      read: (id) => dispatch(endpoints.read.initiate(id, { subscribe: false, forceRefetch: true })).unwrap(),
      async create(body) {
        const row = await dispatch(endpoints.create.initiate(body, untracked)).unwrap();
        publish?.(events, row);
        return row;
      },
      async update(before, body, ifMatch) {
        const row = await dispatch(endpoints.update.initiate({ id: idOf(before), body, ifMatch }, untracked)).unwrap();
        publish?.(events, row, before);
        return row;
      },
    };
  }, [dispatch, events, kind]);
}

/** @param kind the same in every render */
export function useRecordCalls<Row, Body, Id extends RecordId = number>(
  kind: RecordKind<Row, Body, Id>,
): RecordCalls<Row, Body, Id> {
  const dispatch = useSliceDispatch();
  const { events } = usePlatform();
  const edits = useEditCalls(kind);
  return useMemo(
    () => ({
      ...edits,
      async remove(row, ifMatch) {
        const id = kind.idOf(row);
        await dispatch(kind.endpoints.remove.initiate({ id, ifMatch }, untracked)).unwrap();
        kind.publish?.(events, row);
      },
    }),
    [dispatch, events, kind, edits],
  );
}
