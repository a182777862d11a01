import { useT } from '@vidyapath/client/screens/use-t';
import { Skeleton, Stack, VisuallyHidden } from '@vidyapath/ui';

/** Shown in place of the cards while they load. */
export function ShopSkeleton() {
  const t = useT();
  return (
    <>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <Stack aria-hidden="true" spacing={4} sx={{ mt: 6 }}>
        <Skeleton variant="rounded" height={120} />
        <Skeleton variant="rounded" height={120} />
        <Skeleton variant="rounded" height={48} sx={{ maxWidth: 320 }} />
      </Stack>
    </>
  );
}
