import { useT } from '@vidyapath/client/screens/use-t';
import { Skeleton, Stack, VisuallyHidden } from '@vidyapath/ui';

/** Placeholder while a list loads. */
export function PartSkeleton({ rows = 3 }: { rows?: number }) {
  const t = useT();
  return (
    <>
      <VisuallyHidden role="status">{t('loadingPart')}</VisuallyHidden>
      <Stack aria-hidden="true" spacing={3}>
        {Array.from({ length: rows }, (_, index) => (
          <Skeleton key={index} variant="rounded" height={88} />
        ))}
      </Stack>
    </>
  );
}
