import { Skeleton, Stack } from '@vidyapath/ui';

/** Rows of modules that fit a page at first sight. */
const rows = 8;

/** Stands for the modules until they are there, so that nothing below them jumps. */
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
