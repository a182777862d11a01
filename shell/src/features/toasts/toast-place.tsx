import { lazy, Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useStore } from 'zustand/react';
import { useShell } from '../shell-context';
import { logFailure } from '../../lib/log';

const Toasts = lazy(async () => ({ default: (await import(/* webpackChunkName: 'lazy-toasts' */ './toasts')).Toasts }));

/** Loads and shows toasts from the first one on. */
export function ToastPlace() {
  const { toasts } = useShell();
  const waiting = useStore(toasts.store);
  const [wanted, setWanted] = useState(false);
  if (waiting.length > 0 && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <ErrorBoundary fallback={null} onError={(error) => logFailure('Toasts can’t be shown', error)}>
      <Suspense fallback={null}>
        <Toasts />
      </Suspense>
    </ErrorBoundary>
  );
}
