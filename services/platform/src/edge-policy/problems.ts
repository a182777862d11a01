import { STATUS_CODES } from 'node:http';
import { HttpProblem, notFound, payloadTooLarge, unavailable } from '@vidyapath/service-kit/http/errors';
import { headRefusals, type Refusal } from '@vidyapath/service-kit/http/request-head';
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

const ofHead = ({ status, detail }: Refusal): EdgeProblem => problem(new HttpProblem(status, detail));

/** Answers of an edge itself, in the words of the services. */
export const edgeProblems = {
  unreadable: ofHead(headRefusals.unreadable),
  missing: problem(notFound()),
  method: problem(new HttpProblem(405, 'This method is not known here.')),
  slow: ofHead(headRefusals.slow),
  body: problem(payloadTooLarge()),
  address: ofHead(headRefusals.address),
  headers: ofHead(headRefusals.headers),
  away: problem(unavailable(edgeLimits.retryAfterSeconds)),
} as const satisfies Record<string, EdgeProblem>;
