import { STATUS_CODES } from 'node:http';
import { HttpProblem, notFound, payloadTooLarge, unavailable } from '@vidyapath/service-kit/errors';
import { edgeLimits } from './limits';

export interface EdgeProblem {
  status: number;
  title: string;
  detail: string;
  /** Seconds. */
  retryAfter?: number;
}

const problem = ({ statusCode, detail, headers }: HttpProblem): EdgeProblem => ({
  status: statusCode,
  title: STATUS_CODES[statusCode] ?? 'Error',
  detail,
  ...(headers['retry-after'] ? { retryAfter: Number(headers['retry-after']) } : {}),
});

/** What an edge answers by itself, in the words of the services. */
export const edgeProblems = {
  unreadable: problem(new HttpProblem(400, 'The request could not be read.')),
  missing: problem(notFound()),
  method: problem(new HttpProblem(405, 'This method is not known here.')),
  slow: problem(new HttpProblem(408, 'The request took too long.')),
  body: problem(payloadTooLarge()),
  address: problem(new HttpProblem(414, 'The address is too long.')),
  headers: problem(new HttpProblem(431, 'The request could not be read.')),
  away: problem(unavailable(edgeLimits.retryAfterSeconds)),
} as const satisfies Record<string, EdgeProblem>;
