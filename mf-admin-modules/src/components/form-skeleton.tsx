import { useT } from '@vidyapath/client/use-t';
import { Paper, Skeleton, Stack, VisuallyHidden } from '@vidyapath/ui';

/** A form in the making. */
export function FormSkeleton() {
  const t = useT();
  return (
    <Paper variant="outlined" sx={{ p: { xs: 4, sm: 6 } }} aria-busy="true">
      <VisuallyHidden role="status">{t('form.loading')}</VisuallyHidden>
      <Stack spacing={6} aria-hidden="true">
        {[56, 56, 56, 112, 56].map((height, index) => (
          <Skeleton key={index} variant="rounded" height={height} />
        ))}
        <Skeleton variant="rounded" height={44} width={240} />
      </Stack>
    </Paper>
  );
}
