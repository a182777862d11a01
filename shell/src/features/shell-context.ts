import type { PlatformApi } from '@vidyapath/platform-api/platform-api';
import { createContext, useContext } from 'react';
import type { PageTitle } from './navigation/page-title';
import type { ScreensAccess } from './navigation/screens';
import type { UnreadStore } from './notifications/unread-store';
import type { ShellI18n } from './i18n/shell-i18n';
import type { ActiveOverride } from './remotes/override/active-override';
import type { Remotes } from './remotes/remotes';
import type { RemotesList } from './remotes/remotes-list';
import type { ShellSession } from './session/session';
import type { TaskStore } from './tasks/task-store';
import type { ColourMode } from './theme/colour-mode';
import type { ToastQueue } from './toasts/toast-queue';

/** The parts that the shell's features share in addition to the platform. */
export interface Shell {
  platform: PlatformApi;
  session: ShellSession;
  /** Logout by the user, with questions about running work and unsaved text first. */
  logOut: () => void;
  i18n: ShellI18n;
  remotes: Remotes;
  releases: RemotesList;
  /** Routes and navigation of the shell and the slices. */
  screens: ScreensAccess;
  unread: UnreadStore;
  tasks: TaskStore;
  pageTitle: PageTitle;
  colourMode: ColourMode;
  toasts: ToastQueue;
  /** Only in a developer's tab. */
  override?: ActiveOverride;
}

export const ShellContext = createContext<Shell | null>(null);

export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('A shell component was rendered outside ShellContext');
  return shell;
}
