import { setTimeout as sleep } from 'node:timers/promises';
import type { SliceRoute } from '@vidyapath/platform-api/remote-module';
import type { SliceDescription } from '@vidyapath/platform-api/slice-description';
import type * as React from 'react';
import type * as Dom from 'react-dom';
import type * as Client from 'react-dom/client';
import type * as Router from 'react-router';
import type { FakeSession } from './fake-session';
import { admin, learner, staff } from './users';

export type DescribedRoute = Pick<SliceDescription['routes'][number], 'path' | 'access'>;

/** A page, and the modules that render in it: those of a shell's build. */
export interface PageModules {
  document: Document;
  react: typeof React;
  dom: typeof Dom;
  client: typeof Client;
  router: typeof Router;
}

/** Turns of the event loop in which a screen renders again, since no service answers. */
const turns = 20;
/** Milliseconds; a scheduled task of React starts sooner. */
const turnTime = 5;

const users = [learner, staff, admin];
const ignore = () => undefined;
const navigator = { createHref: String, go: ignore, push: ignore, replace: ignore };

/**
 * Renders each screen of a slice for a user who may open it, without answers of the services.
 * @returns the screens that throw what no boundary of the slice catches
 */
export async function renderScreens(
  routes: SliceRoute[],
  described: readonly DescribedRoute[],
  session: FakeSession,
  modules: PageModules,
): Promise<{ path: string; error: unknown }[]> {
  const thrown: { path: string; error: unknown }[] = [];
  for (const { path, access } of described) {
    const user = users.find(({ role }) => access !== 'public' && access.includes(role));
    if (user) session.signIn(user);
    else await session.end();
    const [error, ...more] = await errorsOf(routes, path.replaceAll(/:\w+/g, '1'), modules);
    if (error !== undefined || more.length > 0) thrown.push({ path, error });
  }
  return thrown;
}

async function errorsOf(routes: SliceRoute[], location: string, { document, react, dom, client, router }: PageModules) {
  const errors: unknown[] = [];
  const root = client.createRoot(document.body.appendChild(document.createElement('div')), {
    onUncaughtError: (error) => void errors.push(error),
    onCaughtError: ignore,
  });
  const page = router.renderMatches(router.matchRoutes(routes, location));
  dom.flushSync(() => root.render(react.createElement(router.Router, { location, navigator, children: page })));
  for (let turn = 0; turn < turns; turn += 1) await sleep(turnTime);
  root.unmount();
  return errors;
}
