/**
 * The outcome of a failed call. `refused`: the service answered that it did not do it. `not-sent`: the service never received it.
 * `unknown`: it may have done it; repeat the call with the same Idempotency-Key, or read the result.
 */
export type CallOutcome = 'refused' | 'unknown' | 'not-sent';

interface Failure {
  outcome: CallOutcome;
  /** Of the answer; undefined without an answer. */
  status?: number | undefined;
  /** `type` of the problem that was answered, such as `/problems/changed-meanwhile`. */
  problem?: string | undefined;
  cause?: unknown;
}

/** A call to another service without a usable answer. */
export class ServiceCallFailed extends Error {
  override readonly name = 'ServiceCallFailed';
  readonly outcome: CallOutcome;
  readonly status: number | undefined;
  readonly problem: string | undefined;

  constructor(
    readonly target: string,
    reason: string,
    { outcome, status, problem, cause }: Failure,
  ) {
    super(`The call to ${target} failed (${outcome}): ${reason}`, { cause });
    this.outcome = outcome;
    this.status = status;
    this.problem = problem;
  }
}
