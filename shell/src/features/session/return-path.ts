import type { LoginState } from '@vidyapath/platform-api/login-state';

const isLoginState = (state: unknown): state is LoginState =>
  typeof state === 'object' && state !== null && 'next' in state && typeof state.next === 'string';

/** Where to go after signing in. Only a path of this origin is followed, never the login page itself. */
export function returnPath(state: unknown, origin = window.location.origin): string {
  if (!isLoginState(state) || !state.next.startsWith('/')) return '/dashboard';
  try {
    const url = new URL(state.next, origin);
    const safe = url.origin === origin && url.pathname !== '/login';
    return safe ? `${url.pathname}${url.search}${url.hash}` : '/dashboard';
  } catch {
    return '/dashboard';
  }
}
