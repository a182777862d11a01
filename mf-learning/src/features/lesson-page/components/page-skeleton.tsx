import { useT } from '@vidyapath/client/screens/use-t';
import { Box, Skeleton, VisuallyHidden } from '@vidyapath/ui';
import { textSpace, useIsWide } from '../lib/layout';
import { fillsSideways, frameStyle, lessonStyle, stageStyle } from '../lib/layout-styles';
import { cover } from './locked-lesson';

const rows = [1, 2, 3, 4, 5, 6];

/** The page while its course loads. */
export function PageSkeleton() {
  const t = useT();
  const isWide = useIsWide();
  const list = rows.map((row) => <Skeleton key={row} variant="rounded" height={48} sx={{ mb: 2 }} />);
  return (
    <Box sx={[lessonStyle(isWide), frameStyle]}>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <Box aria-hidden="true">
        <Box sx={[stageStyle(isWide), fillsSideways]}>
          <Box sx={cover} />
        </Box>
        <Box sx={{ ...textSpace, py: 3 }}>
          <Skeleton variant="text" sx={{ fontSize: '1.25rem', maxWidth: 320 }} />
          <Skeleton variant="text" sx={{ maxWidth: 200, mb: 4 }} />
          {!isWide && list}
        </Box>
      </Box>
      {isWide && (
        <Box aria-hidden="true" sx={{ p: 4 }}>
          {list}
        </Box>
      )}
    </Box>
  );
}
