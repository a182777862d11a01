import { createRoot } from 'react-dom/client';
import { applyDisabledFeatures } from '../features/flags/disabled-features';
import { followReleases } from '../features/remotes/follow-releases';
import { followUncaught } from '../features/remotes/follow-uncaught';
import { prefetchOnIntent } from '../features/navigation/prefetch-on-intent';
import { logFailure } from '../lib/log';
import { showStartFailure } from './start-failure';
import { createShell } from './create-shell';
import { connectNavigator, noNavigator } from './navigator';
import { ShellPages } from './shell-pages';
import { createShellRouter } from './shell-router';

/** A failed start is logged and shown, and so is an error that removes the whole page. */
export async function startShell(): Promise<void> {
  const container = document.getElementById('root');
  if (!container) return;
  try {
    const navigator = { ...noNavigator };
    const shell = await createShell(navigator);
    const router = createShellRouter(shell);
    connectNavigator(navigator, router);
    prefetchOnIntent(shell);
    followUncaught(shell.remotes);
    followReleases(shell.releases, router);
    void applyDisabledFeatures().catch((cause: unknown) => logFailure('The disabled features stay on', cause));
    createRoot(container, { onUncaughtError: showStartFailure }).render(<ShellPages shell={shell} router={router} />);
  } catch (cause) {
    showStartFailure(cause);
  }
}
