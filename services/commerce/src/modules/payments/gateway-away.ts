import { unavailable } from '@vidyapath/service-kit/http/errors';
import { GatewayCallFailed } from '../../lib/gateway/gateway-call-failed';

/** For requests of people: a gateway that gives no clear answer is a 503. */
export async function orAway<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof GatewayCallFailed)) throw error;
    throw unavailable(5, 'The payment provider does not answer at the moment. Please try again shortly.', error);
  }
}
