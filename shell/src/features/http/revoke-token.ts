import { createPlatformFetch } from './platform-fetch';

/** Ends a token at the server; `keepalive` lets the request outlive the page. */
export async function revokeToken(token: string): Promise<void> {
  const fetch = createPlatformFetch({ token: () => token, onRefused: () => undefined });
  const { ok, status } = await fetch('/auth/logout', { method: 'POST', keepalive: true });
  if (!ok && status !== 401) throw new Error(`POST /auth/logout answered ${status}`);
}
