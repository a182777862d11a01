import { usePlatform } from '@vidyapath/client/screens/platform-context';
import type { CartEntry } from '@vidyapath/platform-api/cart';
import { useSyncExternalStore } from 'react';

export function useCart(): readonly CartEntry[] {
  const { cart } = usePlatform();
  return useSyncExternalStore(cart.subscribe, cart.getSnapshot);
}
