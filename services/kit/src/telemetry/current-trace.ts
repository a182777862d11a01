import { AsyncLocalStorage } from 'node:async_hooks';
import type { Knex } from 'knex';

/** Adds spans to the span of the current request. */
export interface RequestTrace {
  /** The header with which a called service makes its span a part of this one. */
  readonly traceparent: string;
  queryBegan(uid: string, operation: string): void;
  queryEnded(uid: string, failed: boolean): void;
}

/** Empty without a receiver of traces, and outside of requests. */
export const currentTrace = new AsyncLocalStorage<RequestTrace>();

interface KnexQuery {
  __knexQueryUid: string;
  /** Missing for `begin` and the like. */
  method?: string;
}

/** Gives each query of a traced request a span, without its text. */
export function traceQueries(db: Knex): Knex {
  db.on('query', ({ __knexQueryUid, method = 'raw' }: KnexQuery) =>
    currentTrace.getStore()?.queryBegan(__knexQueryUid, method),
  );
  db.on('query-response', (_rows: unknown, { __knexQueryUid }: KnexQuery) =>
    currentTrace.getStore()?.queryEnded(__knexQueryUid, false),
  );
  db.on('query-error', (_error: unknown, { __knexQueryUid }: KnexQuery) =>
    currentTrace.getStore()?.queryEnded(__knexQueryUid, true),
  );
  return db;
}
