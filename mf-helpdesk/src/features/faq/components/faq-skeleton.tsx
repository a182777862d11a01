import { useT } from '@vidyapath/client/use-t';
import { Skeleton, Stack, VisuallyHidden } from '@vidyapath/ui';

/** The shape of the questions that come. */
export function FaqSkeleton() {
  const t = useT();
  return (
    <>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <Stack aria-hidden="true" spacing={2}>
        {[1, 2, 3, 4, 5, 6].map((place) => (
          <Skeleton key={place} variant="rounded" height={52} />
        ))}
      </Stack>
    </>
  );
}
