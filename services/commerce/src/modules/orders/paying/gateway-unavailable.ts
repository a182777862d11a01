import { unavailable } from '@vidyapath/service-kit/http/errors';
import { CallFailed } from '@vidyapath/service-kit/client/call-failed';
import { refusesSettings } from '../../../lib/gateway/gateway-refusals';

/** Staff has to change something first. */
const refusedSeconds = 600;

/** For requests of people: any failed call to the gateway is answered 503; one that is refused for its amount has been told before. */
export async function orUnavailable<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    if (refusesSettings(error))
      throw unavailable(refusedSeconds, 'Payments do not work at the moment. We have been told about it.', error);
    throw unavailable(5, 'The payment provider does not answer at the moment. Please try again shortly.', error);
  }
}
