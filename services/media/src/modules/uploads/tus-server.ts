import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { Readable } from 'node:stream';
import { Server } from '@tus/server';
import { lessonLimits } from '@vidyapath/http/lesson-limits';
import { lessonPaths } from '@vidyapath/http/lesson-paths';
import { auditContextOf } from '@vidyapath/service-kit/audit/audit';
import { assertSafeInput } from '@vidyapath/service-kit/http/text-safety';
import type { FastifyRequest } from 'fastify';
import type { MediaContext } from '../../context';
import { UploadStore } from './tus-store';
import { uploadLock } from './upload-lock';
import { createUpload } from './uploads.service';

/** No other header of a request concerns the protocol. */
const protocolHeaders = [
  'tus-resumable',
  'upload-length',
  'upload-metadata',
  'upload-offset',
  'content-type',
  'content-length',
];
/** Time for a request that writes to end once another one waits for its upload. */
const drainMs = 500;
const partMs = lessonLimits.chunkSeconds * 1_000;

/**
 * Lets the protocol's library answer a request. Errors that are none of the protocol are thrown. It gets the request as the web has
 * it, so that its answer goes the way of all others, with their headers.
 */
export async function answerByProtocol(ctx: MediaContext, request: FastifyRequest, body?: Readable): Promise<Response> {
  const by = auditContextOf(request);
  const server = new Server({
    path: lessonPaths.lessonUploads,
    relativeLocation: true,
    datastore: new UploadStore(ctx, by),
    locker: { newLock: (id) => uploadLock(ctx.db, id) },
    lockDrainTimeout: drainMs,
    maxSize: ctx.lessonBytesMax,
    namingFunction: () => randomUUID(),
    async onUploadCreate(_request, { id: uploadId, size = 0, metadata = {} }) {
      assertSafeInput(metadata);
      const { filename, replaces } = metadata;
      await createUpload(
        ctx,
        { uploadId, fileName: filename ?? '', sizeBytes: size, replaces: replaces ?? undefined },
        by,
      );
      return {};
    },
    onResponseError(_request, error) {
      if (error instanceof Error && !('status_code' in error)) throw error;
      return undefined;
    },
  });
  return server.handleWeb(webRequestOf(request, body));
}

function webRequestOf({ raw, method, url, headers }: FastifyRequest, body: Readable | undefined): Request {
  const known = protocolHeaders.flatMap((name) => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value] as [string, string]] : [];
  });
  const init: RequestInit = { method, headers: known };
  if (body) Object.assign(init, { body: Readable.toWeb(body), duplex: 'half' });
  const web = new Request(new URL(url, 'http://localhost'), init);
  return Object.assign(web, { runtime: { node: { req: endOf(raw, AbortSignal.timeout(partMs)) } } });
}

/** Emits `error` once nothing more is to come; the library then keeps what arrived. */
function endOf(raw: FastifyRequest['raw'], signal: AbortSignal): EventEmitter {
  const end = new EventEmitter();
  end.on('error', () => undefined);
  raw.once('error', (error) => end.emit('error', error));
  signal.addEventListener('abort', () => end.emit('error', new Error('The time for this part is over.')));
  return end;
}
