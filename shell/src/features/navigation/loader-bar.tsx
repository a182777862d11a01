import { useT } from '@vidyapath/client/use-t';
import { LinearProgress } from '@vidyapath/ui';

/** A thin bar above the page; it covers nothing. */
export function LoaderBar() {
  const t = useT();
  return (
    <LinearProgress
      aria-label={t('navigation.loading')}
      color="secondary"
      sx={{ position: 'fixed', insetInline: 0, top: 0, height: 3, zIndex: 'tooltip', pointerEvents: 'none' }}
    />
  );
}
