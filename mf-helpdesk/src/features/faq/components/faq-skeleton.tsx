import { useT } from '@vidyapath/client/screens/use-t';
import { Skeleton, Stack, VisuallyHidden } from '@vidyapath/ui';

/** Enough to reach below the window, so that nothing below the questions moves while it is in view. */
const rows = 14;

/** Placeholder while the questions load. */
export function FaqSkeleton() {
  const t = useT();
  return (
    <>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <Stack aria-hidden="true" spacing={2}>
        {Array.from({ length: rows }, (_, place) => (
          <Skeleton key={place} variant="rounded" height={52} />
        ))}
      </Stack>
    </>
  );
}
