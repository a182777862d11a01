import type { Shell } from './shell-context';

/** However a session ends, its traces go from every loaded remote and the visitor lands on the login page. */
export function leaveOnSessionEnd({ session, remotes, colourMode, platform }: Shell): void {
  session.onEnd((end) => {
    remotes.logout();
    colourMode.forget();
    platform.navigate.to('/login');
    if (end !== 'expired') return;
    const t = platform.i18n.translator('shell');
    platform.notify({ variant: 'info', title: t('session.title'), message: t('session.expired') });
  });
}
