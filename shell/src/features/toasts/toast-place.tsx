import { lazyPart } from '@vidyapath/client/screens/lazy-part';
import { useState } from 'react';
import { useStore } from 'zustand/react';
import { useShell } from '../shell-context';

const Toasts = lazyPart(async () => (await import(/* webpackChunkName: 'lazy-toasts' */ './toasts')).Toasts);

/** Loads and shows toasts from the first one on. */
export function ToastPlace() {
  const { toasts } = useShell();
  const waiting = useStore(toasts.store);
  const [wanted, setWanted] = useState(false);
  if (waiting.length > 0 && !wanted) setWanted(true);
  return wanted && <Toasts />;
}
