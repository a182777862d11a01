import type { FetchLike } from '@vidyapath/platform-api/http-access';
import type { HttpRequest, HttpResponse, HttpStack } from 'tus-js-client';

/** Sends an upload's requests by the shell's `fetch`, since scripts of a slice have no token. */
export const createFetchStack = (fetch: FetchLike): HttpStack => ({
  getName: () => 'platform',
  createRequest: (method, url) => createRequest(fetch, method, url),
});

function createRequest(fetch: FetchLike, method: string, url: string): HttpRequest {
  const headers: Record<string, string> = {};
  const ending = new AbortController();
  return {
    getMethod: () => method,
    getURL: () => url,
    setHeader(name, value) {
      headers[name] = value;
    },
    getHeader: (name) => headers[name],
    // `fetch` tells nothing about sent bytes: those of a whole part count.
    setProgressHandler: () => undefined,
    send: async (body: Blob | null) => {
      const response = await fetch(url, { method, headers, body, signal: ending.signal });
      return toHttpResponse(response, await response.text());
    },
    abort: async () => ending.abort(),
    getUnderlyingObject: () => undefined,
  };
}

const toHttpResponse = (response: Response, body: string): HttpResponse => ({
  getStatus: () => response.status,
  getHeader: (name) => response.headers.get(name) ?? undefined,
  getBody: () => body,
  getUnderlyingObject: () => response,
});
