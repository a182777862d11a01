/**
 * `refused`: the gateway answered that it did not do it. `not-sent`: it never saw the call. `unknown`: it may have done it; ask again with the
 * same key, or read what it has.
 */
export type GatewayOutcome = 'refused' | 'not-sent' | 'unknown';

export interface GatewayFailure {
  outcome: GatewayOutcome;
  /** Of the answer; undefined where there was none. */
  status?: number | undefined;
  /** Of the gateway's error body, such as `BAD_REQUEST_ERROR`. */
  code?: string | undefined;
  /** Such as `order_already_paid`. */
  reason?: string | undefined;
  /** A sentence of the gateway, for logs and staff. */
  description?: string | undefined;
  /** The input that was refused, such as `amount`. */
  field?: string | undefined;
  /** Seconds after which the gateway wants to be asked again. */
  retryAfter?: number | undefined;
  cause?: unknown;
}

/** A call to the gateway that has no answer to work with. */
export class GatewayCallFailed extends Error {
  override readonly name = 'GatewayCallFailed';
  readonly outcome: GatewayOutcome;
  readonly status: number | undefined;
  readonly code: string | undefined;
  readonly reason: string | undefined;
  readonly description: string | undefined;
  readonly field: string | undefined;
  readonly retryAfter: number | undefined;

  constructor(call: string, failure: GatewayFailure) {
    const what = failure.description ?? (failure.status === undefined ? 'no answer' : `status ${failure.status}`);
    super(`${call} failed at the gateway (${failure.outcome}): ${what}`, { cause: failure.cause });
    this.outcome = failure.outcome;
    this.status = failure.status;
    this.code = failure.code;
    this.reason = failure.reason;
    this.description = failure.description;
    this.field = failure.field;
    this.retryAfter = failure.retryAfter;
  }
}

const isRefusal = (error: unknown): error is GatewayCallFailed =>
  error instanceof GatewayCallFailed && error.outcome === 'refused' && error.status !== 429;

/** The gateway does not take this amount; the same amount is refused again. */
export const refusesAmount = (error: unknown): boolean =>
  isRefusal(error) && (error.field === 'amount' || /\bamount\b/i.test(error.description ?? ''));

/** The gateway does not know the key, or does not let it do this. */
export const refusesKey = (error: unknown): boolean => isRefusal(error) && [401, 403].includes(error.status ?? 0);

/** No repetition helps: the gateway refuses what the account or the settings have. */
export const refusesSettings = (error: unknown): boolean => isRefusal(error) && !refusesAmount(error);
