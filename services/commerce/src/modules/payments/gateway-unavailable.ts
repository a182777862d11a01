import { unavailable } from '@vidyapath/service-kit/http/errors';
import { GatewayCallFailed } from '../../lib/gateway/gateway-call-failed';

/** For requests of people: any failed call to the gateway is answered 503, also one that the gateway refused. */
export async function orUnavailable<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof GatewayCallFailed)) throw error;
    throw unavailable(5, 'The payment provider does not answer at the moment. Please try again shortly.', error);
  }
}
