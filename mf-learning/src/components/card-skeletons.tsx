import { useT } from '@vidyapath/client/screens/use-t';
import { Box, Skeleton, VisuallyHidden } from '@vidyapath/ui';

/** Placeholder while a list of cards loads. */
export function CardSkeletons({ count = 3, height = 132 }: { count?: number; height?: number }) {
  const t = useT();
  return (
    <Box sx={{ mt: 6, display: 'grid', gap: 4 }}>
      <VisuallyHidden role="status">{t('loadingPage')}</VisuallyHidden>
      {Array.from({ length: count }, (_one, at) => (
        <Skeleton key={at} variant="rounded" height={height} sx={{ borderRadius: 3 }} />
      ))}
    </Box>
  );
}
