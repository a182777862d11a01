import { PageRouterView } from '@vidyapath/client/router/page-router-view';
import type { RemoteModule } from '@vidyapath/platform-api/remote-module';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement } from 'react';
import { observedPlatform } from './contract/observed-platform';
import { createFakePlatform, type FakePlatformOptions } from './fake-platform';
import { createMemoryRouter } from './memory-router';

/** Renders a remote's own routes at `path` on the fake platform, with its English messages loaded. */
export async function renderRemote(remote: RemoteModule, path: string, options: FakePlatformOptions = {}) {
  const { default: messages } = await remote.messages.en();
  const platform = createFakePlatform({
    hold: (...call) => router.hold(...call),
    ...options,
    messages: { [remote.id]: messages, ...options.messages },
  });
  const router = createMemoryRouter(path, { routes: remote.createRoutes(observedPlatform(platform)) });
  const view = render(createElement(PageRouterView, { router }));
  return { ...view, platform, router, user: userEvent.setup() };
}
