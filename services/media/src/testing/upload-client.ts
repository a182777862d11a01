import type { InjectOptions } from 'fastify';
import { lessonPaths } from '@vidyapath/http/lesson-paths';
import type { MediaTestApp } from './media-app';

type Caller = Parameters<MediaTestApp['tokens']['as']>[0];
type Media = Pick<MediaTestApp, 'app' | 'tokens'>;

export const tusHeaders = { 'tus-resumable': '1.0.0' };

/** The value of `Upload-Metadata`. */
export const metadataOf = (values: Record<string, string>): string =>
  Object.entries(values)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',');

/** The requests of an upload, by somebody of this role. */
export function uploadClient(
  { app, tokens }: Media,
  role: Caller = 'Staff',
  headersOfCaller: Record<string, string> = tokens.as(role),
) {
  const send = (options: InjectOptions) =>
    app.inject({ ...options, headers: { ...tusHeaders, ...headersOfCaller, ...options.headers } });
  return {
    send,
    create: (size: number, values: Record<string, string> = { filename: 'a.mp4' }, headers: object = {}) =>
      send({
        method: 'POST',
        url: lessonPaths.lessonUploads,
        headers: { 'upload-length': String(size), 'upload-metadata': metadataOf(values), ...headers },
      }),
    patch: (url: string, offset: number, bytes: Buffer, headers: object = {}) =>
      send({
        method: 'PATCH',
        url,
        payload: bytes,
        headers: { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset), ...headers },
      }),
    head: (url: string) => send({ method: 'HEAD', url }),
    cancel: (url: string) => send({ method: 'DELETE', url }),
  };
}

/** Uploads a whole file and returns its id. */
export async function uploadFile(media: Media, bytes: Buffer, values?: Record<string, string>): Promise<string> {
  const client = uploadClient(media);
  const created = await client.create(bytes.length, values);
  const url = String(created.headers.location);
  await client.patch(url, 0, bytes);
  return url.slice(url.lastIndexOf('/') + 1);
}
