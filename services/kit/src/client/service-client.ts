import createClient, { type Client } from 'openapi-fetch';
import type { Registry } from 'prom-client';
import { createWorkQueue } from '../queue/work-queue';
import { createCallMetrics } from './call-metrics';
import { describeFailure } from './describe-failure';
import { type CallPath, sendCall } from './send-call';
import { CallFailed } from './call-failed';

export interface ServiceClientOptions extends Omit<CallPath, 'answerBytesMax'>, CallLimits {
  metrics: Registry;
}

export interface CallLimits {
  /** For a whole call with its wait, token and repetitions. 2,000 by default. */
  timeoutMs?: number;
  /** Calls that are open at once, 10 by default; ten times as many wait for their turn. */
  open?: number;
  /** 1 MiB by default. */
  answerBytesMax?: number;
}

/** Calls of a service that are typed by its OpenAPI document. */
export type ServiceClient<Paths extends object> = Client<Paths, 'application/json'>;

/**
 * A client of the service `target`. A call resolves with an answer of 2xx, and otherwise rejects with
 * {@link CallFailed}. No transaction may be open during a call.
 */
export function createServiceClient<Paths extends object>({
  metrics,
  timeoutMs = 2_000,
  open = 10,
  answerBytesMax = 1_048_576,
  ...path
}: ServiceClientOptions): ServiceClient<Paths> {
  const { target, link } = path;
  const record = createCallMetrics(target, metrics);
  const queue = createWorkQueue({
    name: `calls to ${target}`,
    running: open,
    waiting: open * 10,
    waitingMs: timeoutMs,
    metrics,
  });
  const routeOf = new WeakMap<Request, string>();

  const client = createClient<Paths, 'application/json'>({
    baseUrl: link.baseUrl,
    fetch: async (request) => {
      const startedAt = performance.now();
      const route = `${request.method} ${routeOf.get(request) ?? 'unknown'}`;
      const ending = new AbortController();
      // Not AbortSignal.timeout, which may be garbage before its time when only AbortSignal.any refers to it (Node 20).
      const limit = setTimeout(() => ending.abort(new DOMException('There was no answer.', 'TimeoutError')), timeoutMs);
      const signal = AbortSignal.any([request.signal, ending.signal]);
      let wasSent = false;
      const sent = (): void => {
        wasSent = true;
      };
      try {
        const answer = await queue.run(target, () => sendCall({ ...path, answerBytesMax }, request, signal, sent));
        if (!answer.ok) throw await refusalOf(target, answer);
        record(route, 'answered', startedAt);
        return answer;
      } catch (error) {
        const failed = describeFailure(target, error, wasSent);
        record(route, failed.outcome, startedAt);
        throw failed;
      } finally {
        clearTimeout(limit);
      }
    },
  });
  client.use({ onRequest: ({ request, schemaPath }) => void routeOf.set(request, schemaPath) });
  return client;
}

/** The body of an answer; a call that fails has rejected before. */
export async function bodyOf<Body>(call: Promise<{ data?: Body }>): Promise<NonNullable<Body>> {
  return (await call).data as NonNullable<Body>;
}

async function refusalOf(target: string, answer: Response): Promise<CallFailed> {
  const { status } = answer;
  const outcome = status >= 400 && status < 500 ? 'refused' : 'unknown';
  const problem = await problemTypeOf(answer);
  return new CallFailed(target, `It answered ${status}.`, { outcome, status, problem });
}

/** `type` of the problem in the body, if that is one. */
async function problemTypeOf(answer: Response): Promise<string | undefined> {
  if (!answer.headers.get('content-type')?.startsWith('application/problem+json')) return undefined;
  const body: unknown = await answer.json().catch(() => undefined);
  const { type } = (body ?? {}) as { type?: unknown };
  return typeof type === 'string' ? type : undefined;
}
