import { Box, Card, Skeleton, Stack } from '@vidyapath/ui';
import { CourseGrid } from './course-grid';

/** Placeholders in the shape of the tiles. */
export function CourseSkeletons({ count }: { count: number }) {
  return (
    <CourseGrid aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <Card key={index} component="li">
          <Box sx={{ aspectRatio: '16 / 9' }}>
            <Skeleton variant="rectangular" sx={{ height: 1 }} />
          </Box>
          <Stack spacing={3} sx={{ p: 4 }}>
            <Skeleton variant="text" sx={{ fontSize: '1.25rem', width: '80%' }} />
            <Skeleton variant="text" sx={{ width: '70%' }} />
            <Skeleton variant="text" sx={{ width: '60%' }} />
            <Skeleton variant="text" sx={{ fontSize: '1.25rem', width: '45%' }} />
            <Skeleton variant="rounded" sx={{ height: 44 }} />
          </Stack>
        </Card>
      ))}
    </CourseGrid>
  );
}
