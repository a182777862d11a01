/**
 * The outcome of a failed call. `refused`: the other side answered that it did not do it. `not-sent`: it never received it.
 * `unknown`: it may have done it; repeat the call with the same key, or read the result.
 */
export type CallOutcome = 'refused' | 'unknown' | 'not-sent';

interface Failure {
  outcome: CallOutcome;
  /** Of the answer; undefined without an answer. */
  status?: number | undefined;
  /** `type` of the problem that was answered, such as `/problems/changed-meanwhile`. */
  problem?: string | undefined;
  /** Of the answer, if that is JSON. */
  body?: unknown;
  /** Seconds after which the other side wants to be asked again. */
  retryAfter?: number | undefined;
  cause?: unknown;
}

/** A call to another service or to the payment gateway without a usable answer. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed';
  readonly outcome: CallOutcome;
  readonly status: number | undefined;
  readonly problem: string | undefined;
  readonly body: unknown;
  readonly retryAfter: number | undefined;

  constructor(
    readonly target: string,
    reason: string,
    { outcome, status, problem, body, retryAfter, cause }: Failure,
  ) {
    super(`The call to ${target} failed (${outcome}): ${reason}`, { cause });
    this.outcome = outcome;
    this.status = status;
    this.problem = problem;
    this.body = body;
    this.retryAfter = retryAfter;
  }
}
