import { useSession } from '@vidyapath/client/screens/use-session';
import { useT } from '@vidyapath/client/screens/use-t';
import { Box, IconButton, MenuIcon, useMediaQuery } from '@vidyapath/ui';
import { PageLoaderBar } from '../navigation/page-loader';
import { CartLink } from './cart-link';
import { HeaderBar } from './header-bar';
import { LanguageSwitch } from './language-switch';
import { NotificationsMenu } from '../notifications/notifications-menu';
import { SearchMenu } from '../search/search-menu';
import { TasksMenu } from '../tasks/tasks-menu';
import { ThemeSwitch } from './theme-switch';
import { UserMenu } from './user-menu';

export interface TopBarProps {
  sidebarOpen: boolean;
  onToggleSidebar: () => void;
  /** Called when the pointer or the focus is on the button that opens the sidebar. */
  prefetchSidebar: (() => void) | undefined;
}

export function TopBar({ sidebarOpen, onToggleSidebar, prefetchSidebar }: TopBarProps) {
  const t = useT();
  const { user } = useSession();
  // Without space the mode, and with large text on a phone also the language, is chosen in the settings.
  const hasSpaceForMode = useMediaQuery('(min-width: 480px)');
  const hasSpaceForLanguage = useMediaQuery('(min-width: 18em)');
  return (
    <HeaderBar sx={{ gap: { xs: 0, sm: 2 }, px: { xs: 2, sm: 4 }, minHeight: 60 }}>
      <PageLoaderBar />
      <IconButton
        color="inherit"
        aria-label={t('topBar.sidebar')}
        aria-expanded={sidebarOpen}
        onClick={onToggleSidebar}
        onPointerEnter={prefetchSidebar}
        onFocus={prefetchSidebar}
      >
        <MenuIcon />
      </IconButton>
      <SearchMenu spaceFrom={900} />
      <Box sx={{ flex: 1 }} />
      <TasksMenu />
      {hasSpaceForLanguage && <LanguageSwitch />}
      {hasSpaceForMode && <ThemeSwitch />}
      <CartLink />
      <NotificationsMenu />
      {user && <UserMenu name={user.name} />}
    </HeaderBar>
  );
}
