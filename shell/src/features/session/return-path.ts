import { ownPath } from '@vidyapath/http/own-path';
import { isAt } from '@vidyapath/platform-api/page-addresses';
import type { LoginState } from '@vidyapath/platform-api/login-state';

const isLoginState = (state: unknown): state is LoginState =>
  typeof state === 'object' && state !== null && 'next' in state && typeof state.next === 'string';

/** Where to go after signing in. Only a path of this origin is followed, never the login page itself. */
export function returnPath(state: unknown, origin = window.location.origin): string {
  const path = isLoginState(state) ? ownPath(state.next, origin) : undefined;
  return path === undefined || isAt('/login', new URL(path, origin).pathname) ? '/dashboard' : path;
}
