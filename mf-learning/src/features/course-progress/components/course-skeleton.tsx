import { useT } from '@vidyapath/client/screens/use-t';
import { Box, Skeleton, Stack, VisuallyHidden } from '@vidyapath/ui';

const rows = [1, 2, 3, 4, 5];

/** Placeholder while the list loads. */
export function CourseSkeleton() {
  const t = useT();
  return (
    <Box sx={{ mt: 4 }}>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <Stack aria-hidden="true" sx={{ gap: 3 }}>
        <Skeleton variant="rounded" height={48} sx={{ maxWidth: 480 }} />
        <Skeleton variant="rounded" height={44} />
        {rows.map((row) => (
          <Skeleton key={row} variant="rounded" height={72} sx={{ borderRadius: 3 }} />
        ))}
      </Stack>
    </Box>
  );
}
