import { createPageRouter } from '@vidyapath/client/router/page-router';
import { PageRouterView } from '@vidyapath/client/router/page-router-view';
import type { FetchLike } from '@vidyapath/platform-api/http-access';
import type { RemoteModule } from '@vidyapath/platform-api/remote-module';
import type { SessionUser } from '@vidyapath/platform-api/session';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';
import { createFakePlatform } from './fake-platform';
import { admin, learner, staff } from './users';

/** The demo accounts of the running platform, by `?as=`. */
const accounts: Record<string, { user: SessionUser; password: string }> = {
  admin: { user: admin, password: 'Admin@123' },
  staff: { user: staff, password: 'Staff@123' },
  learner: { user: learner, password: 'Learner@123' },
};

async function tokenOf({ user, password }: { user: SessionUser; password: string }): Promise<string> {
  const response = await fetch('/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: user.email, password }),
  });
  const answer = (await response.json()) as { access_token?: string };
  return answer.access_token ?? '';
}

function fetchWith(token: string): FetchLike {
  return (input, init) => {
    const request = new Request(input instanceof Request ? input : new URL(input, window.location.href), init);
    if (token) request.headers.set('authorization', `Bearer ${token}`);
    return fetch(request);
  };
}

/**
 * Shows a remote as a separate page on the fake platform, signed in as the demo account that `?as=` names.
 * Toasts go to the console. The calls need a platform that runs (`npm start`).
 */
export async function runAlone(remote: RemoteModule): Promise<void> {
  const { default: messages } = await remote.messages.en();
  const account = accounts[new URLSearchParams(window.location.search).get('as') ?? ''];
  const platform = {
    ...createFakePlatform({
      user: account?.user ?? null,
      messages: { [remote.id]: messages },
      onNotice: (notice) => window.console.info(`[${notice.variant}] ${notice.title}: ${notice.message}`),
    }),
    http: { fetch: fetchWith(account ? await tokenOf(account) : '') },
  };
  const routes = remote.createRoutes({
    ...platform,
    navigate: {
      ...platform.navigate,
      to: (path, options) => void router.navigate(path, options),
      hold: (...call) => router.hold(...call),
    },
  });
  const router = createPageRouter({ history: createBrowserHistory(), routes });
  const root = document.getElementById('root');
  if (root) createRoot(root).render(createElement(PageRouterView, { router }));
}
