import { limits } from '@vidyapath/http/limits';
import { serverLimits, uploadHandlerMs } from '@vidyapath/service-kit/http/server-limits';
import type { Manner } from './paths';

/** Space for what a form sends beside its file; one that is larger by less is refused by the service, in its words. */
const uploadRoomBytes = 3 * 1_024 * 1_024;

export const bodyBytesMax: Readonly<Record<'upload' | 'webhook' | 'other', number>> = {
  upload: limits.upload.bytesMax + uploadRoomBytes,
  webhook: limits.commerce.webhookBytesMax,
  other: serverLimits.bodyBytesMax,
};

/** So that a service's own answer to what takes too long comes first. */
const waitLongerMs = 5_000;

/** Between two parts of an answer. */
export const answerTimeoutMs: Readonly<Record<Manner, number>> = {
  plain: serverLimits.handlerMs + waitLongerMs,
  streamed: serverLimits.connectionMs,
  upload: uploadHandlerMs + waitLongerMs,
  file: serverLimits.connectionMs,
  webhook: serverLimits.handlerMs + waitLongerMs,
};

export const edgeLimits = {
  addressBytesMax: serverLimits.addressBytesMax,
  /** A line of the head, whichever header it is; the services know which of them may be that long. */
  headLineBytesMax: serverLimits.credentialBytesMax,
  headBytesMax: serverLimits.headBytesMax,
  headersMs: serverLimits.headersMs,
  /** Between two parts of a body. */
  bodyMs: 15_000,
  idleMs: serverLimits.connectionMs,
  /** To a replica; the next one is asked after it. */
  connectMs: 1_000,
  /** For all replicas that are asked for the same. */
  triesMs: 10_000,
  /** `Retry-After` when no replica answers. */
  retryAfterSeconds: 2,
} as const;
