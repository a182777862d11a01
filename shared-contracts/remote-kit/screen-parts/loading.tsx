import { useT } from '@vidyapath/client/screens/use-t';
import { Skeleton, Stack, VisuallyHidden } from '@vidyapath/ui';

/** Placeholders in the shape of sections. */
export function Loading() {
  const t = useT();
  return (
    <>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <Stack aria-hidden="true" spacing={4}>
        <Skeleton variant="rounded" height={140} />
        <Skeleton variant="rounded" height={220} />
      </Stack>
    </>
  );
}
