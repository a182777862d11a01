import type { AnswerMeta } from './send-request';

/** A page of a list and how many rows there are in all. */
export interface Page<Row> {
  rows: Row[];
  total: number;
}

/** `transformResponse` of a list endpoint. */
export const toPage = <Row>(rows: Row[], meta: AnswerMeta | undefined): Page<Row> => ({
  rows,
  total: meta?.totalCount ?? rows.length,
});

/** A record with the ETag to send back in `If-Match`. */
export interface Versioned<Row> {
  record: Row;
  etag?: string;
}

/** `transformResponse` of an endpoint that reads one record. */
export const toVersioned = <Row>(record: Row, meta: AnswerMeta | undefined): Versioned<Row> => ({
  record,
  ...(meta?.etag && { etag: meta.etag }),
});
