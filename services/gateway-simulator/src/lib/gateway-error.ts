/** The gateway's error in the answer of a refused call. */
export interface GatewayErrorBody {
  code: 'BAD_REQUEST_ERROR' | 'GATEWAY_ERROR' | 'SERVER_ERROR';
  description: string;
  source: string;
  step: string;
  reason: string;
  metadata: Record<string, string>;
  field?: string;
}

/** An answer in the shape of the gateway's own errors. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';
  readonly body: GatewayErrorBody;

  constructor(
    readonly statusCode: number,
    description: string,
    more: Partial<GatewayErrorBody> = {},
    readonly headers: Record<string, string> = {},
  ) {
    super(description);
    this.body = {
      code: statusCode < 500 ? 'BAD_REQUEST_ERROR' : 'SERVER_ERROR',
      description,
      source: 'business',
      step: 'payment_initiation',
      reason: 'input_validation_failed',
      metadata: {},
      ...more,
    };
  }
}

/** The gateway's answer to an id that it does not know. */
export const unknownId = (): GatewayError => new GatewayError(400, 'The id provided does not exist');

export const serverError = (): GatewayError =>
  new GatewayError(500, 'We are facing some trouble completing your request at the moment. Please try again shortly.', {
    source: 'NA',
    step: 'NA',
    reason: 'server_error',
  });
