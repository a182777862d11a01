import { paths } from '@vidyapath/http/paths';
import type { RemoteModule } from '@vidyapath/platform-api/remote-module';
import type { RemoteId } from '@vidyapath/platform-api/remote-id';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { byContract } from '@vidyapath/testing/contract/held';
import { createMemoryRouter } from '@vidyapath/testing/memory-router';
import { createShell } from '../app/create-shell';
import { connectNavigator, noNavigator } from '../app/navigator';
import { ShellPages } from '../app/shell-pages';
import { routerOptions } from '../app/shell-router';
import { describedSlices } from './described-slices';
import { makeDescribed } from './make-described';
import { createMemoryKeyStore } from './memory-key-store';
import { openWideWindow } from './wide-window';

export interface RenderShellOptions {
  /** The module of each remote; others can't be loaded, except mf-account, mf-helpdesk and mf-reports. */
  remotes?: Partial<Record<RemoteId, () => RemoteModule>>;
  platformRange?: string;
  /** Entries of the list in addition to the project's slices. */
  further?: () => Record<string, object>;
  /** Answers of the services; `undefined`: the list of remotes answers. */
  answer?: (request: Request) => Response | Promise<Response> | undefined;
}

const standIns: Partial<Record<RemoteId, () => RemoteModule>> = {
  mf_account: makeDescribed('mf_account'),
  mf_helpdesk: makeDescribed('mf_helpdesk'),
  mf_reports: makeDescribed('mf_reports'),
};

/** Renders the whole shell at a path, with the test's remotes, and records every request. */
export async function renderShell(
  path: string,
  { remotes = {}, platformRange = '^2.0.0', further = () => ({}), answer }: RenderShellOptions = {},
) {
  openWideWindow();
  const requests: Request[] = [];
  const loaded: RemoteId[] = [];
  const list = Object.fromEntries(
    describedSlices.map(([id, description]) => [
      id,
      {
        ...description,
        manifest: `/mf/${id}/mf-manifest.json`,
        platform: platformRange,
        preload: [`/mf/${id}/remoteEntry.js`],
      },
    ]),
  );
  const navigator = { ...noNavigator };
  const shell = await createShell(navigator, {
    keys: createMemoryKeyStore(),
    fetch: async (input, init) => {
      const request = new Request(typeof input === 'string' ? new URL(input, window.location.href) : input, init);
      requests.push(request.clone());
      const { pathname } = new URL(request.url);
      const ofService = /^\/(?:auth|api)\//.test(pathname);
      const answered = async () =>
        (await answer?.(request.clone())) ??
        (pathname === paths.notifications ? Response.json([]) : undefined) ??
        (pathname === paths.cart ? Response.json({ items: [] }) : undefined) ??
        (ofService ? new Response(null, { status: 204 }) : Response.json({ remotes: { ...list, ...further() } }));
      return ofService ? byContract(answered)(request) : answered();
    },
    loadModule: async (id) => {
      loaded.push(id);
      const make = { ...standIns, ...remotes }[id];
      if (!make) throw new Error(`${id} is dead`);
      return make();
    },
  });
  const router = createMemoryRouter(path, routerOptions(shell));
  connectNavigator(navigator, router);
  const view = await act(async () => render(<ShellPages shell={shell} router={router} />));
  const at = () => `${router.state.location.pathname}${router.state.location.hash}`;
  return { ...view, shell, router, requests, loaded, at, user: userEvent.setup() };
}
