import { createPlatformFetch } from './platform-fetch';

/** Ends a token at the server; `keepalive` lets the request outlive the page. */
export async function revokeToken(token: string, fetch: typeof window.fetch): Promise<void> {
  const send = createPlatformFetch({ token: () => token, onRefused: () => undefined, fetch });
  const { ok, status } = await send('/auth/logout', { method: 'POST', keepalive: true });
  if (!ok && status !== 401) throw new Error(`POST /auth/logout answered ${status}`);
}
