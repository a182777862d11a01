import { lessonLimits } from '@vidyapath/http/lesson-limits';
import { limits } from '@vidyapath/http/limits';
import { serverLimits, uploadHandlerMs } from '@vidyapath/service-kit/http/server-limits';
import type { Manner } from './paths';

/** Space for the other parts of a form with a file; a file that is larger by less is refused by the service itself. */
const formBytesMax = 3 * 1_024 * 1_024;

export const bodyBytesMax: Readonly<Record<'upload' | 'handout' | 'chunk' | 'captions' | 'webhook' | 'other', number>> =
  {
    upload: limits.upload.bytesMax + formBytesMax,
    handout: lessonLimits.handout.bytesMax + formBytesMax,
    chunk: lessonLimits.chunkBytesMax,
    captions: lessonLimits.captionBytesMax,
    webhook: limits.commerce.webhookBytesMax,
    other: serverLimits.bodyBytesMax,
  };

/** So that a service's own answer to a slow request is sent first. */
const waitLongerMs = 5_000;

/** Between two parts of an answer. */
export const answerTimeoutMs: Readonly<Record<Manner, number>> = {
  plain: serverLimits.handlerMs + waitLongerMs,
  streamed: serverLimits.connectionMs,
  upload: uploadHandlerMs + waitLongerMs,
  handout: uploadHandlerMs + waitLongerMs,
  chunk: lessonLimits.chunkSeconds * 1_000 + waitLongerMs,
  captions: serverLimits.handlerMs + waitLongerMs,
  file: serverLimits.connectionMs,
  webhook: serverLimits.handlerMs + waitLongerMs,
};

export const edgeLimits = {
  addressBytesMax: serverLimits.addressBytesMax,
  /** Any line of the head; the services check which headers may be that long. */
  headLineBytesMax: serverLimits.credentialBytesMax,
  headBytesMax: serverLimits.headBytesMax,
  headersMs: serverLimits.headersMs,
  /** Between two parts of a body. */
  bodyMs: 15_000,
  idleMs: serverLimits.connectionMs,
  /** To one replica; then the next one is tried. */
  connectMs: 1_000,
  /** For all replicas that are tried for one request. */
  triesMs: 10_000,
  /** `Retry-After` when no replica answers. */
  retryAfterSeconds: 2,
} as const;
