import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { applyDisabledFeatures } from '../features/flags/disabled-features';
import { pathOf } from '../features/navigation/path-of';
import { followReleases } from '../features/remotes/follow-releases';
import { prefetchOnIntent } from '../features/navigation/prefetch-on-intent';
import { logFailure } from '../lib/log';
import { createShell, type Navigator } from './create-shell';
import { createShellRouter } from './shell-router';
import { ShellProviders } from './shell-providers';

/** A failed start is logged and says so in plain words, in the page's own language since no messages may be there. */
export async function startShell(): Promise<void> {
  const container = document.getElementById('root');
  if (!container) return;
  try {
    const navigator: Navigator = { to: () => undefined, here: () => '/' };
    const shell = await createShell(navigator);
    const router = createShellRouter(shell);
    navigator.to = (path, options) => void router.navigate(path, options);
    navigator.here = () => pathOf(router.state.location);
    prefetchOnIntent(shell);
    followReleases(shell.releases, router);
    void applyDisabledFeatures().catch((cause: unknown) => logFailure('The disabled features stay on', cause));
    createRoot(container).render(
      <ShellProviders shell={shell}>
        <RouterProvider router={router} />
      </ShellProviders>,
    );
  } catch (cause) {
    logFailure('The shell could not start', cause);
    container.textContent = startFailure[document.documentElement.lang] ?? startFailure.en ?? '';
  }
}

const startFailure: Record<string, string> = {
  en: 'This page could not start. Please reload it.',
  hi: 'यह पृष्ठ शुरू नहीं हो सका। कृपया इसे फिर से लोड करें।',
};
