import { CallFailed } from '@vidyapath/service-kit/client/call-failed';

/** The gateway's own words for a failed call. */
export interface GatewayError {
  /** Such as `BAD_REQUEST_ERROR`. */
  code?: string;
  /** A sentence, for logs and staff. */
  description?: string;
  /** The input that was refused, such as `amount`. */
  field?: string;
}

/** What the body of an answer says; the gateway adds and leaves out fields as it likes. */
export function gatewayErrorIn(body: unknown): GatewayError {
  const { error } = (body ?? {}) as { error?: Record<string, unknown> };
  const fields = ['code', 'description', 'field'].map((field) => [field, error?.[field]] as const);
  return Object.fromEntries(fields.filter((field): field is [string, string] => typeof field[1] === 'string'));
}

const isRefusal = (error: unknown): error is CallFailed =>
  error instanceof CallFailed && error.outcome === 'refused' && error.status !== 429;

/** The gateway does not take this amount; the same amount is refused again. */
export function refusesAmount(error: unknown): boolean {
  if (!isRefusal(error)) return false;
  const { field, description = '' } = gatewayErrorIn(error.body);
  return field === 'amount' || /\bamount\b/i.test(description);
}

/** The gateway does not know the key, or does not let it do this. */
export const refusesKey = (error: unknown): boolean => isRefusal(error) && [401, 403].includes(error.status ?? 0);

/** No repetition helps: the gateway refuses what the account or the settings have. */
export const refusesSettings = (error: unknown): boolean => isRefusal(error) && !refusesAmount(error);
