import { redirectOf } from '@vidyapath/platform-api/redirects';
import type { RouteEntry } from '@vidyapath/platform-api/route-entry';
import { routeAt } from '@vidyapath/platform-api/routes';
import type { Shell } from '../shell-context';
import { accessOf } from './route-entries';

/** Begins to load a remote when the pointer or the focus rests on a link to it. */
export function prefetchOnIntent(shell: Shell): void {
  const begin = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== window.location.origin) return;
    const entry = entryAt(shell, link.pathname);
    if (entry && accessOf(entry.access, shell.session.getSnapshot()) === 'allowed') prefetch(shell, entry);
  };
  // Only a pointer that moved: a page that changes below a resting pointer also fires `pointerover`.
  document.addEventListener('pointermove', begin, { passive: true });
  document.addEventListener('focusin', begin);
}

/** Begins to load the remote of the page to which a login leads, while the password is checked. */
export function prefetchAfterLogin(shell: Shell, path: string): void {
  const entry = entryAt(shell, new URL(path, window.location.origin).pathname);
  if (entry) prefetch(shell, entry);
}

const entryAt = ({ screens }: Shell, pathname: string) =>
  routeAt(screens.get().routes, redirectOf(pathname) ?? pathname);

function prefetch({ remotes }: Shell, { owner }: RouteEntry): void {
  if (remotes.isLoaded(owner) || remotes.failure(owner)) return;
  // A failure shows when the link is followed.
  remotes.load(owner).catch(() => undefined);
}
