import { request as httpRequest } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface RawRequest {
  method?: string | undefined;
  /** Sent unchanged, also with dots. */
  path: string;
  headers?: Readonly<Record<string, string>> | undefined;
  body?: Buffer | string | undefined;
}

export interface RawAnswer {
  status: number;
  headers: Readonly<Record<string, string | undefined>>;
  /** After decompression. */
  body: Buffer;
}

const decoders: Readonly<Record<string, (bytes: Buffer) => Buffer>> = { br: brotliDecompressSync, gzip: gunzipSync };

/** One request on its own connection, with no further headers than HTTP requires. */
export function send(origin: string, { method = 'GET', path, headers = {}, body }: RawRequest): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sized = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const outgoing = httpRequest(
      { hostname, port, method, path, headers: { ...sized, ...headers }, agent: false },
      (response) => {
        buffer(response).then((bytes) => {
          const given = Object.fromEntries(
            Object.entries(response.headers).map(([name, value]) => [
              name,
              Array.isArray(value) ? value.join(', ') : value,
            ]),
          );
          const decode = decoders[given['content-encoding'] ?? ''];
          resolve({
            status: response.statusCode ?? 0,
            headers: given,
            body: decode && bytes.length > 0 ? decode(bytes) : bytes,
          });
        }, reject);
      },
    );
    outgoing.once('error', reject);
    outgoing.end(body);
  });
}
