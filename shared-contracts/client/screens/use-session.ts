import type { SessionSnapshot } from '@vidyapath/platform-api/session';
import { useSyncExternalStore } from 'react';
import { usePlatform } from './platform-context';

export function useSession(): SessionSnapshot {
  const { session } = usePlatform();
  return useSyncExternalStore(session.subscribe, session.getSnapshot);
}
