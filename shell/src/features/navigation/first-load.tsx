import { Box } from '@vidyapath/ui';
import { GlobalLook } from '../theme/global-look';
import { PageLoader } from './page-loader';

/** Until the first page's code is there. */
export function FirstLoad() {
  return (
    <Box sx={{ minHeight: '100vh' }}>
      <GlobalLook />
      <PageLoader />
    </Box>
  );
}
