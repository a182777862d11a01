import type { LoginState } from '@vidyapath/platform-api/login-state';
import { noticeDurations } from '@vidyapath/platform-api/notifier';
import type { Navigator } from './navigator';
import type { Shell } from '../features/shell-context';

/**
 * When a session ends, every loaded remote drops its data and the login page opens. After an end that the user did not
 * ask for, the next login leads back to the same page.
 */
export function leaveOnSessionEnd({ session, remotes, colourMode, platform }: Shell, navigator: Navigator): void {
  session.onEnd((end) => {
    remotes.logout();
    colourMode.forget();
    const byUser = end === 'logout' || end === 'other-tab';
    const state: LoginState | undefined = byUser ? undefined : { next: navigator.here() };
    navigator.to('/login', { state });
    if (end !== 'expired') return;
    const duration = noticeDurations.standard;
    const t = platform.i18n.translator('shell');
    platform.notify({ variant: 'info', title: t('session.title'), message: t('session.expired'), duration });
  });
}
