import { useT } from '@vidyapath/client/use-t';
import { Skeleton, Stack, VisuallyHidden } from '@vidyapath/ui';

/** The shape of the sections that come. */
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
