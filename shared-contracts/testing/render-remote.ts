import type { RemoteModule } from '@vidyapath/platform-api/remote-module';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { observedPlatform } from './contract/observed-platform';
import { createFakePlatform, type FakePlatformOptions } from './fake-platform';

/** Renders a remote's own routes at `path` on the fake platform, with its English messages loaded. */
export async function renderRemote(remote: RemoteModule, path: string, options: FakePlatformOptions = {}) {
  const { default: messages } = await remote.messages.en();
  const platform = createFakePlatform({ ...options, messages: { [remote.id]: messages, ...options.messages } });
  const router = createMemoryRouter(remote.createRoutes(observedPlatform(platform)), { initialEntries: [path] });
  const view = render(createElement(RouterProvider, { router }));
  return { ...view, platform, router, user: userEvent.setup() };
}
