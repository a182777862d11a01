import { useSession } from '@vidyapath/client/screens/use-session';
import { isAt } from '@vidyapath/platform-api/page-addresses';
import { frameVariables, pageFooterId } from '@vidyapath/platform-api/landmarks';
import { Box, Container } from '@vidyapath/ui';
import { Navigate, Outlet, useLocation } from 'react-router';
import { prefetchAfterLogin } from '../navigation/prefetch-on-intent';
import { isPastLogin } from '../navigation/route-entries';
import { returnPath } from '../session/return-path';
import { useShell } from '../shell-context';
import { loadAppLayout } from './app-layout-code';
import { CopyrightLine, PageEnd } from './page-end';
import { SiteHeader } from './site-header';
import { mainId, SkipLink } from './skip-link';

/** The footer starts below the first screen, so that it does not move when a page's content loads. */
const belowTheFold = 'calc(100vh - 64px)';

/** Layout of the public pages. The landing page has its own footer. */
export function SiteLayout() {
  const shell = useShell();
  const session = useSession();
  const location = useLocation();
  const { pathname } = location;
  // Also after a login: the session begins, and the login page redirects.
  if (isPastLogin(pathname, session)) return <Navigate to={returnPath(location.state)} replace />;
  const prefetchNext = () => {
    if (!isAt('/login', pathname)) return;
    prefetchAfterLogin(shell, returnPath(location.state));
    // A failure shows when the page is opened.
    loadAppLayout().catch(() => undefined);
  };
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100vh' }}>
      <SkipLink />
      <SiteHeader />
      <Box
        component="main"
        id={mainId}
        tabIndex={-1}
        onSubmit={prefetchNext}
        sx={{
          [frameVariables.bar]: '64px',
          [frameVariables.top]: '0px',
          [frameVariables.side]: '0px',
          flex: 1,
          minWidth: 0,
          minHeight: belowTheFold,
        }}
      >
        <Outlet />
      </Box>
      <Box component="footer" sx={footer}>
        {pathname === '/' ? <div id={pageFooterId} /> : null}
        <Container>
          <PageEnd languagesOnly={pathname === '/'} />
          {pathname !== '/' && <CopyrightLine />}
        </Container>
      </Box>
    </Box>
  );
}

const footer = {
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  color: 'text.secondary',
  '@media print': { display: 'none' },
};
