import type { CartEntry } from '@vidyapath/platform-api/cart';
import type { FetchLike } from '@vidyapath/platform-api/http-access';
import type { Language, Messages } from '@vidyapath/platform-api/i18n';
import type { Notice } from '@vidyapath/platform-api/notifier';
import { type NavigateAccess, type PlatformApi, platformVersion } from '@vidyapath/platform-api/platform-api';
import type { SessionUser } from '@vidyapath/platform-api/session';
import { byContract } from './contract/held';
import { createFakeCart } from './fake-cart';
import { createFakeColourMode } from './fake-colour-mode';
import { createFakeEvents, type FakeEvents } from './fake-events';
import { createFakeI18n } from './fake-i18n';
import { createFakeSession, type FakeSession } from './fake-session';
import { createFakeTasks, type FakeTasks } from './fake-tasks';
import { createFakeUnread } from './fake-unread';

export interface FakePlatform extends PlatformApi {
  readonly session: FakeSession;
  readonly events: FakeEvents;
  readonly tasks: FakeTasks;
  /** Toasts shown so far, oldest first. */
  readonly notices: Notice[];
  /** Paths that were navigated to. */
  readonly visited: string[];
}

export interface FakePlatformOptions {
  user?: SessionUser | null;
  /** Items in the cart. */
  cart?: readonly CartEntry[];
  /** Messages by slice. */
  messages?: Record<string, Messages>;
  language?: Language;
  /** Unread notifications. */
  unread?: number;
  /** Paths that the user may not open. */
  closed?: readonly string[];
  /** Called for each toast, which is also kept, e.g. to show it when a remote runs alone. */
  onNotice?: (notice: Notice) => void;
  /** The navigation of the router that shows the pages, if there is one. */
  hold?: NavigateAccess['hold'];
}

/** Node's fetch has no page address to resolve a path against. */
const fetchFromHere: FetchLike = (input, init) =>
  fetch(typeof input === 'string' ? new URL(input, window.location.href) : input, init);

/** A whole platform without a shell: for a remote's tests, and for a remote that runs alone. */
export function createFakePlatform(options: FakePlatformOptions = {}): FakePlatform {
  const notices: Notice[] = [];
  const visited: string[] = [];
  return {
    version: platformVersion,
    session: createFakeSession(options.user ?? null),
    cart: createFakeCart(options.cart ?? []),
    events: createFakeEvents(),
    i18n: createFakeI18n(options.messages ?? {}, options.language),
    http: { fetch: byContract(fetchFromHere) },
    colourMode: createFakeColourMode(),
    unread: createFakeUnread(options.unread ?? 0),
    tasks: createFakeTasks(),
    config: { appName: 'Vidyapath' },
    notices,
    visited,
    notify(notice) {
      notices.push(notice);
      options.onNotice?.(notice);
    },
    page: {
      setTitle(title) {
        document.title = `${title} · Vidyapath`;
        return () => undefined;
      },
    },
    navigate: {
      to: (path) => void visited.push(path),
      mayOpen: (path) => !options.closed?.includes(path),
      hold: options.hold ?? (() => () => undefined),
    },
  };
}
