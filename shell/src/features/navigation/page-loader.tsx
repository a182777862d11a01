import { useT } from '@vidyapath/client/use-t';
import { LinearProgress } from '@vidyapath/ui';
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';

/** Milliseconds that the loader stays after a navigation has ended (specification section 9). */
const lingers = 1_000;

/** A thin bar above the page while a navigation is under way; it covers nothing. */
export function PageLoader() {
  const t = useT();
  const busy = useNavigation().state !== 'idle';
  const [shown, setShown] = useState(true);
  if (busy && !shown) setShown(true);

  useEffect(() => {
    if (busy) return;
    const handle = setTimeout(() => setShown(false), lingers);
    return () => clearTimeout(handle);
  }, [busy]);

  if (!shown) return null;
  return (
    <LinearProgress
      aria-label={t('navigation.loading')}
      color="secondary"
      sx={{ position: 'fixed', insetInline: 0, top: 0, height: 3, zIndex: 'tooltip', pointerEvents: 'none' }}
    />
  );
}
