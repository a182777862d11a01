import { usePlatform } from '@vidyapath/client/platform-context';
import type { ThunkAction, UnknownAction } from '@vidyapath/client/query';
import type { Versioned } from '@vidyapath/client/record-answers';
import type { PlatformEvents } from '@vidyapath/platform-api/events';
import { useMemo } from 'react';
import { useSliceDispatch } from '../slice-api';

/** The calls of one kind of record; they reject with a problem, and each success is published to the other slices. */
export interface RecordCalls<Row, Body> {
  idOf: (row: Row) => number;
  /** Always asks the server, so that the ETag is the newest. */
  read: (id: number) => Promise<Versioned<Row>>;
  create: (body: Body) => Promise<Row>;
  update: (before: Row, body: Body, ifMatch: string | undefined) => Promise<Row>;
  remove: (row: Row, ifMatch: string | undefined) => Promise<void>;
}

type Call<Arg, Answer, Options = object> = {
  initiate: (
    arg: Arg,
    options?: Options,
  ) => ThunkAction<{ unwrap: () => Promise<Answer> }, unknown, unknown, UnknownAction>;
};

/** A kind of record. */
export interface RecordKind<Row, Body> {
  endpoints: {
    read: Call<number, Versioned<Row>, { subscribe?: boolean; forceRefetch?: boolean }>;
    create: Call<Body, Row, { track?: boolean }>;
    update: Call<{ id: number; body: Body; ifMatch: string | undefined }, Row, { track?: boolean }>;
    remove: Call<{ id: number; ifMatch: string | undefined }, null, { track?: boolean }>;
  };
  idOf: (row: Row) => number;
  /** @param before the record as it was, when it was changed */
  publish: (events: PlatformEvents, row: Row, before?: Row) => void;
}

const untracked = { track: false };

/** @param kind the same in every render */
export function useRecordCalls<Row, Body>(kind: RecordKind<Row, Body>): RecordCalls<Row, Body> {
  const dispatch = useSliceDispatch();
  const { events } = usePlatform();
  return useMemo(() => {
    const { endpoints, idOf, publish } = kind;
    return {
      idOf,
      read: (id) => dispatch(endpoints.read.initiate(id, { subscribe: false, forceRefetch: true })).unwrap(),
      async create(body) {
        const row = await dispatch(endpoints.create.initiate(body, untracked)).unwrap();
        publish(events, row);
        return row;
      },
      async update(before, body, ifMatch) {
        const row = await dispatch(endpoints.update.initiate({ id: idOf(before), body, ifMatch }, untracked)).unwrap();
        publish(events, row, before);
        return row;
      },
      async remove(row, ifMatch) {
        await dispatch(endpoints.remove.initiate({ id: idOf(row), ifMatch }, untracked)).unwrap();
        publish(events, row);
      },
    };
  }, [dispatch, events, kind]);
}
