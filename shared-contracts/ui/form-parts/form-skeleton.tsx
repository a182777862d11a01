import { Paper } from '../basics/boxes';
import { Skeleton } from '../basics/skeleton';
import { Stack } from '../basics/boxes';
import { VisuallyHidden } from '../visually-hidden';

/** Placeholder of a form that loads; `label` is read out. */
export function FormSkeleton({ label }: { label: string }) {
  return (
    <Paper sx={{ p: { xs: 4, sm: 6 } }} aria-busy="true">
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <Stack spacing={6} aria-hidden="true">
        {[56, 56, 56, 112, 56].map((height, index) => (
          <Skeleton key={index} variant="rounded" height={height} />
        ))}
        <Skeleton variant="rounded" height={44} width={240} />
      </Stack>
    </Paper>
  );
}
