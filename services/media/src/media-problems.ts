import { payloadTooLarge, unavailable, unsupportedMediaType } from '@vidyapath/service-kit/http/errors';
import { QueueFullError } from '@vidyapath/service-kit/queue/work-queue';
import { DecoderEndedError, ImageError } from './modules/images/image-error';
import { StorageAwayError, StorageFullError } from './lib/storage/storage';

const fullSeconds = 60;

/** The one place that maps this service's errors to a status; all others pass unchanged. */
export function problemOf(error: unknown): unknown {
  if (error instanceof ImageError) {
    return error.reason === 'too-large' ? payloadTooLarge(error.message) : unsupportedMediaType(error.message);
  }
  if (error instanceof StorageFullError)
    return unavailable(fullSeconds, 'There is no space left for uploads. Please try again later.', error);
  if (error instanceof StorageAwayError) return unavailable(5, undefined, error);
  if (error instanceof DecoderEndedError) return unavailable(10, error.message, error.cause ?? error);
  if (error instanceof QueueFullError)
    return unavailable(5, 'Too many images are being uploaded. Please try again shortly.');
  return error;
}
