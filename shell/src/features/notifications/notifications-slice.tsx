import { SliceContext, usePlatform } from '@vidyapath/client/screens/platform-context';
import { Skeleton } from '@vidyapath/ui';
import { type ReactNode, Suspense, use, useMemo } from 'react';
import { useShell } from '../shell-context';
import type { ShellI18n } from '../i18n/shell-i18n';
import { notificationMessages } from './notification-messages';

const sliceId = 'notifications';
const loads = new WeakMap<ShellI18n, Promise<void>>();

/** One load for each platform; a failed load is removed, so that the next visit tries again. */
function loadMessages(i18n: ShellI18n): Promise<void> {
  const known = loads.get(i18n);
  if (known) return known;
  const load = i18n.addSlice(sliceId, notificationMessages);
  loads.set(i18n, load);
  load.catch(() => loads.delete(i18n));
  return load;
}

/** Notifications, with their own messages like a remote. */
export function NotificationsSlice({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={<Skeleton variant="text" width={240} sx={{ fontSize: '2.1rem' }} />}>
      <WithMessages>{children}</WithMessages>
    </Suspense>
  );
}

function WithMessages({ children }: { children: ReactNode }) {
  const platform = usePlatform();
  use(loadMessages(useShell().i18n));
  const slice = useMemo(() => ({ platform, slice: sliceId }), [platform]);
  return <SliceContext value={slice}>{children}</SliceContext>;
}
