import { useRouterState } from '@vidyapath/client/router/page-router-view';
import { useSession } from '@vidyapath/client/screens/use-session';
import { isAt } from '@vidyapath/platform-api/page-addresses';
import { frameVariables } from '@vidyapath/platform-api/landmarks';
import { Box, useMediaQuery } from '@vidyapath/ui';
import { useState } from 'react';
import { GuardedOutlet } from '../navigation/guarded-outlet';
import { isOfEitherLayout } from '../navigation/route-entries';
import { SessionGate } from '../navigation/session-gate';
import { useScreens } from '../navigation/use-screens';
import { CopyrightLine, PageEnd } from './page-end';
import { prefetchDrawer, SidebarFrame } from './sidebar-frame';
import { mainId, SkipLink } from './skip-link';
import { TopBar } from './top-bar';
import { useOpenUntilNavigation } from './use-open-until-navigation';

/** The footer starts below the first screen, so that it does not move when a page's content loads. */
const belowTheFold = 'calc(100vh - 110px)';

/** Layout of signed-in users: sidebar, top bar, content, footer. */
export function AppLayout() {
  return (
    <SessionGate>
      <AppFrame />
    </SessionGate>
  );
}

function AppFrame() {
  const { user } = useSession();
  const isWide = useMediaQuery('(min-width: 1000px)');
  const [chosen, choose] = useState<boolean>();
  const { location } = useRouterState();
  const { routes } = useScreens();
  // On a page that visitors read too the sidebar is closed until it is asked for, so that a video has the width.
  const isReadByVisitors = isOfEitherLayout(routes, location.pathname);
  const endsAsSite = isReadByVisitors || isAt('/checkout', location.pathname);
  const openOnWide = chosen ?? !isReadByVisitors;
  const [drawer, setDrawer] = useOpenUntilNavigation<true>();
  const open = isWide ? openOnWide : drawer !== null;
  const toggle = () => (isWide ? choose(!openOnWide) : setDrawer(open ? null : true));
  return (
    <Box sx={{ display: 'flex', minHeight: '100vh' }}>
      <SkipLink />
      <SidebarFrame isWide={isWide} open={open} onClose={toggle} />
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
        <TopBar sidebarOpen={open} onToggleSidebar={toggle} prefetchSidebar={isWide ? undefined : prefetchDrawer} />
        <Box
          component="main"
          id={mainId}
          tabIndex={-1}
          sx={{
            [frameVariables.bar]: '60px',
            [frameVariables.top]: '50px',
            [frameVariables.side]: { xs: '16px', sm: '24px', lg: '40px' },
            flex: 1,
            mt: `var(${frameVariables.top})`,
            minHeight: belowTheFold,
            px: `var(${frameVariables.side})`,
            pb: 12,
          }}
        >
          <GuardedOutlet key={user?.id} />
        </Box>
        <Box
          component="footer"
          sx={{
            px: { xs: 4, sm: 6, lg: 10 },
            color: 'text.secondary',
            borderTop: 1,
            borderColor: 'divider',
            '@media print': { display: 'none' },
          }}
        >
          {endsAsSite && <PageEnd languagesOnly={false} />}
          <CopyrightLine />
        </Box>
      </Box>
    </Box>
  );
}
