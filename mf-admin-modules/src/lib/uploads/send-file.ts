import { type ClientProblem, noAnswer, problemOf } from '@vidyapath/client/requests/client-problem';
import { lessonPaths } from '@vidyapath/http/lesson-paths';
import type { FetchLike } from '@vidyapath/platform-api/http-access';
import { type DetailedError, type HttpResponse, Upload } from 'tus-js-client';
import { createFetchStack } from './fetch-stack';

/** Bytes of one request: at 400 kbit/s one takes some 40 s. */
const partBytes = 2 * 1_024 * 1_024;
/** Milliseconds; they begin anew after each part that arrived. */
const retryDelays = [0, 1_000, 3_000, 5_000, 10_000, 20_000, 30_000, 60_000, 60_000, 60_000];

interface SendOptions {
  fetch: FetchLike;
  /** Of an upload that goes on where it stopped. */
  uploadId?: string | undefined;
  /** The asset whose file is replaced. */
  replaces?: string | undefined;
  /** Once the server has the upload: from then on it can go on after a break. */
  onStarted: (uploadId: string) => void;
  /** Each part waits for it. */
  turn: () => Promise<void>;
  onSent: (bytes: number) => void;
  onEnded: (problem?: ClientProblem) => void;
}

/** Sends a file in parts, each again when the network was lost. Returns the upload, which `abort` stops and `start` goes on with. */
export function sendFile(file: File, options: SendOptions): Upload {
  const { fetch, uploadId, replaces, onStarted, turn, onSent, onEnded } = options;
  const upload = new Upload(file, {
    // Without an endpoint an upload that is gone is an error, and no new one begins.
    endpoint: uploadId ? null : absolute(lessonPaths.lessonUploads),
    uploadUrl: uploadId ? absolute(lessonPaths.lessonUpload(uploadId)) : null,
    metadata: { filename: file.name, ...(replaces && { replaces }) },
    chunkSize: partBytes,
    retryDelays,
    storeFingerprintForResuming: false,
    httpStack: createFetchStack(fetch),
    onShouldRetry: ({ originalResponse }) => !originalResponse || mayRepeat(originalResponse),
    onBeforeRequest: (request) => (request.getMethod() === 'PATCH' ? turn() : undefined),
    onUploadUrlAvailable: () => onStarted(idOf(upload.url ?? '')),
    onChunkComplete: (_bytes, sent) => onSent(sent),
    onSuccess: () => onEnded(),
    onError: (error) => void problemOfUpload(error).then(onEnded),
  });
  upload.start();
  return upload;
}

const absolute = (path: string): string => new URL(path, window.location.href).href;
const idOf = (url: string): string => url.slice(url.lastIndexOf('/') + 1);

/** A wrong offset and a locked upload, 409 and 423 of the protocol, have no kind. */
function mayRepeat(answer: HttpResponse): boolean {
  const status = answer.getStatus();
  const hasKind = answer.getBody().includes('"/problems/');
  return status === 429 || (!hasKind && (status >= 500 || status === 409 || status === 423));
}

async function problemOfUpload(error: Error | DetailedError): Promise<ClientProblem> {
  const answer = 'originalResponse' in error ? error.originalResponse : null;
  if (!answer) return noAnswer(error);
  const response = answer.getUnderlyingObject() as Response;
  return problemOf(new Response(answer.getBody(), { status: response.status, headers: response.headers }));
}
