import { Skeleton, Stack } from '@vidyapath/ui';

/** Rows of modules that are in view when the page opens. */
const rows = 8;

/** Placeholder of the modules until they are loaded, so that nothing below them moves. */
export function BodySkeleton() {
  return (
    <Stack aria-hidden="true" spacing={3} sx={{ mt: { xs: 8, sm: 12 }, maxWidth: 800 }}>
      <Skeleton variant="rounded" width={200} height={48} />
      {Array.from({ length: rows }, (_, index) => (
        <Skeleton key={index} variant="rounded" height={52} />
      ))}
    </Stack>
  );
}
