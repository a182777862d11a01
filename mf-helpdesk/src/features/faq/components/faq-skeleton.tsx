import { useT } from '@vidyapath/client/use-t';
import { Skeleton, Stack, VisuallyHidden } from '@vidyapath/ui';

/** More than fill a window, so that what stands below the questions is not seen before they push it down. */
const places = Array.from({ length: 14 }, (_, place) => place);

/** The shape of the questions that come. */
export function FaqSkeleton() {
  const t = useT();
  return (
    <>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <Stack aria-hidden="true" spacing={2}>
        {places.map((place) => (
          <Skeleton key={place} variant="rounded" height={52} />
        ))}
      </Stack>
    </>
  );
}
