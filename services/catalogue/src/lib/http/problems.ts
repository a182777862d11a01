import { problemResponses } from '@vidyapath/http/problem';
import { problems as common } from '@vidyapath/service-kit/http/route-schemas';

/** The problems that each kind of route can answer. */
export const problems = {
  ...common,
  create: problemResponses(400, 401, 403, 409, 413, 415, 422, 429, 503),
  remove: problemResponses(400, 401, 403, 404, 409, 412, 429, 503),
};
