import { type PlatformApi, platformVersion } from '@vidyapath/platform-api/platform-api';
import { followCart } from '../features/cart/follow-cart';
import { openCart } from '../features/cart/open-cart';
import { createEvents } from '../features/events/create-events';
import { createPlatformFetch } from '../features/http/platform-fetch';
import { revokeToken } from '../features/http/revoke-token';
import { createI18n } from '../features/i18n/shell-i18n';
import { mayOpen } from '../features/navigation/route-entries';
import { createPageTitle } from '../features/navigation/page-title';
import { createScreens } from '../features/navigation/screens';
import { createUnreadStore } from '../features/notifications/unread-store';
import { embeddedList } from '../features/remotes/embedded-list';
import { loadExposed, type LoadExposed } from '../features/remotes/federation';
import { activeOverride } from '../features/remotes/override/active-override';
import { createRemotes } from '../features/remotes/remotes';
import { createRemotesList } from '../features/remotes/remotes-list';
import { createFailureReporter } from '../features/remotes/failure-reporter';
import { rolloutBucket } from '../features/remotes/rollout-bucket';
import { followTabs } from '../features/session/follow-tabs';
import { browserKeyStore, type KeyStore } from '../features/session/key-store';
import { createNameCipher } from '../features/session/name-cipher';
import { createSession } from '../features/session/session';
import { createStoredSession } from '../features/session/stored-session';
import { createTaskStore } from '../features/tasks/task-store';
import { createColourMode } from '../features/theme/colour-mode';
import { createToastQueue } from '../features/toasts/toast-queue';
import { lastingValues, tabValues } from '../lib/kept-values';
import { shellMessages } from '../messages/shell-messages';
import { leaveOnSessionEnd } from './leave-on-session-end';
import { appName } from './app-name';
import type { Navigator } from './navigator';
import type { Shell } from '../features/shell-context';

/** The parts of the browser that the shell uses; a test passes its own. */
export interface ShellSurroundings {
  fetch: typeof window.fetch;
  keys: KeyStore;
  loadModule: LoadExposed;
}

const browser: ShellSurroundings = {
  fetch: (...call) => window.fetch(...call),
  keys: browserKeyStore,
  loadModule: loadExposed,
};

/** Composes the platform. It has no global state, so a test can make several. */
export async function createShell(navigator: Navigator, { fetch, keys, loadModule } = browser): Promise<Shell> {
  const storage = createStoredSession(createNameCipher(keys), lastingValues, tabValues);
  const session = createSession({ storage, revoke: (token) => revokeToken(token, fetch) });
  const i18n = createI18n();
  const colourMode = createColourMode();
  const toasts = createToastQueue();
  const override = await activeOverride(fetch);
  const list = createRemotesList({ fetch, bucket: rolloutBucket, embedded: embeddedList() });
  const releases = override?.over(list) ?? list;
  const remotes = createRemotes({
    list: releases,
    report: createFailureReporter(fetch),
    loadModule,
    fetch,
    onLoaded: ({ id, messages }) => i18n.addSlice(id, messages),
  });
  const platformFetch = createPlatformFetch({ token: session.token, onRefused: session.expire, fetch });
  const cart = openCart(session, lastingValues, platformFetch);
  const screens = createScreens(releases);
  const unread = createUnreadStore();
  const tasks = createTaskStore();
  const pageTitle = createPageTitle();
  const platform: PlatformApi = {
    version: platformVersion,
    session,
    cart,
    notify: toasts.notify,
    navigate: {
      to: (path, options) => navigator.to(path, options),
      mayOpen: (path) => mayOpen(screens.get(), path, session.getSnapshot()),
      hold: (...call) => navigator.hold(...call),
    },
    page: { setTitle: pageTitle.setTitle },
    events: createEvents(),
    http: { fetch: platformFetch },
    i18n,
    colourMode: { ...colourMode, getSnapshot: colourMode.chosen },
    unread: { getSnapshot: () => unread.getSnapshot().count, subscribe: unread.subscribe, set: unread.seen },
    tasks,
    config: { appName: appName() },
  };
  const logOut = () => tasks.leave(() => navigator.leave('/login', () => void session.end()));
  const shell: Shell = {
    platform,
    session,
    logOut,
    i18n,
    remotes,
    releases,
    screens,
    unread,
    tasks,
    pageTitle,
    colourMode,
    toasts,
    ...(override ? { override } : {}),
  };
  await Promise.all([releases.ready(), i18n.addSlice('shell', shellMessages)]);
  if (override) await i18n.addSlice('override', override.messages);
  leaveOnSessionEnd(shell, navigator);
  followTabs(session);
  followCart(cart);
  return shell;
}
