import { routeAt } from '@vidyapath/platform-api/routes';
import type { Shell } from '../shell-context';
import { accessOf } from './route-entries';

/** Begins to load a remote when the pointer or the focus rests on a link to it; nothing else is prefetched. */
export function prefetchOnIntent({ session, remotes, screens }: Shell): void {
  const begin = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== window.location.origin) return;
    const entry = routeAt(screens.get().routes, link.pathname);
    if (!entry || entry.owner === 'shell' || remotes.isLoaded(entry.owner) || remotes.failure(entry.owner)) return;
    if (accessOf(entry.access, session.getSnapshot()) !== 'allowed') return;
    // A failure shows when the link is followed.
    remotes.load(entry.owner).catch(() => undefined);
  };
  // Only a pointer that moved: a page that changes below a resting pointer also fires `pointerover`.
  document.addEventListener('pointermove', begin, { passive: true });
  document.addEventListener('focusin', begin);
}
