import { problemResponses } from '@vidyapath/http/problem';
import { Type } from 'typebox';

/** No body: 204 and 304. */
export const Nothing = Type.Null();

/** A change that names the version it was made from (RFC 9110 section 13.1.1). */
export const IfMatchSchema = Type.Object({ 'if-match': Type.Optional(Type.String({ maxLength: 1_024 })) });

/** The problems that each kind of route can answer. */
export const problems = {
  list: problemResponses(400, 401, 429, 503),
  read: problemResponses(400, 401, 404, 429, 503),
  guardedList: problemResponses(400, 401, 403, 429, 503),
  guardedRead: problemResponses(400, 401, 403, 404, 429, 503),
  create: problemResponses(400, 401, 403, 404, 409, 413, 415, 422, 429, 503),
  change: problemResponses(400, 401, 403, 404, 409, 412, 413, 415, 429, 503),
};
