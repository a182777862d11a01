import { Type, type Static } from 'typebox';
import { limits } from './limits';
import { listQueryProperties } from './list-query';
import { requiredText } from './primitives';

const report = {
  slice: Type.String({ pattern: '^(shell|mf_[a-z_]{1,40})$' }),
  /** The release, or the entry script of a build that has no name. */
  version: requiredText(limits.clientError.releaseMax),
  /** Where the slice failed: fetching its code, rendering, at the end of the session, or uncaught (a timer, a handler). */
  kind: Type.Union([Type.Literal('load'), Type.Literal('render'), Type.Literal('logout'), Type.Literal('background')]),
  message: requiredText(limits.clientError.messageMax),
  /** Path of the page, without its query. */
  page: Type.String({ pattern: '^/[^?#\\s]{0,299}$' }),
};

export const ClientErrorBodySchema = Type.Object(report);
export type ClientErrorBody = Static<typeof ClientErrorBodySchema>;

export const ClientErrorSchema = Type.Object({
  id: Type.String({ format: 'uuid' }),
  ...report,
  /** Number of reports on the day of the first one. */
  count: Type.Integer(),
  /** `X-Request-Id` of the last report, which is in the log too. */
  request_id: Type.String(),
  created_at: Type.String({ format: 'date-time', description: 'UTC, RFC 3339' }),
});
export type ClientError = Static<typeof ClientErrorSchema>;

export const clientErrorSortFields = [
  'id',
  'created_at',
  'slice',
  'version',
  'kind',
  'count',
  'message',
  'page',
  'request_id',
] as const;
export const ClientErrorListQuerySchema = Type.Object(listQueryProperties(clientErrorSortFields), {
  additionalProperties: false,
});
export type ClientErrorListQuery = Static<typeof ClientErrorListQuerySchema>;
