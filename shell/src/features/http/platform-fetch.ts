import type { FetchLike } from '@vidyapath/platform-api/http-access';

export interface FetchDependencies {
  token: () => string | null;
  /** Called when a request that carried the current token was answered 401. */
  onRefused: () => void;
  fetch: FetchLike;
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The platform's fetch: see {@link FetchLike}. Only this origin ever gets the token. */
export function createPlatformFetch({ token, onRefused, fetch }: FetchDependencies): FetchLike {
  return async (input, init) => {
    const request = new Request(input instanceof Request ? input : new URL(input, window.location.href), init);
    const ours = new URL(request.url).origin === window.location.origin;
    const sent = ours ? token() : null;
    if (sent !== null) request.headers.set('authorization', `Bearer ${sent}`);
    const xsrf = xsrfToken();
    if (ours && !safeMethods.has(request.method) && xsrf) request.headers.set('x-xsrf-token', xsrf);
    const response = await fetch(request);
    // A late answer to an earlier session's request must not end the present one.
    if (response.status === 401 && sent !== null && sent === token()) onRefused();
    return response;
  };
}

function xsrfToken(): string | undefined {
  const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith('XSRF-TOKEN='));
  return pair && decodeURIComponent(pair.slice(pair.indexOf('=') + 1));
}
