import { lazyPart } from '@vidyapath/client/screens/lazy-part';
import { useT } from '@vidyapath/client/screens/use-t';
import { Box, Button, IconButton, MenuIcon, useMediaQuery } from '@vidyapath/ui';
import { LoadingNotice } from '@vidyapath/ui/shell';
import { Link } from 'react-router';
import { PageLoaderBar } from '../navigation/page-loader';
import { CartLink } from './cart-link';
import { HeaderBar } from './header-bar';
import { LanguageSwitch } from './language-switch';
import { Logo } from './logo';
import { SiteAccount } from './site-account';
import { siteLinks } from './site-links';
import { SearchMenu } from '../search/search-menu';
import { TasksMenu } from '../tasks/tasks-menu';
import { ThemeSwitch } from './theme-switch';
import { useOpenUntilNavigation } from './use-open-until-navigation';

const SiteMenu = lazyPart(
  async () => (await import(/* webpackChunkName: 'lazy-site-menu' */ './site-menu')).SiteMenu,
  ({ onClose }, late) => <LoadingNotice {...late} onClose={onClose} />,
);

export function SiteHeader() {
  const t = useT();
  // In em: large text needs more room.
  const isWide = useMediaQuery('(min-width: 73.75em)');
  const [menu, setMenu] = useOpenUntilNavigation<true>();
  const open = menu !== null;
  return (
    <HeaderBar sx={{ gap: { xs: 0, md: 2 }, px: { xs: 3, sm: 6 }, minHeight: 64 }}>
      <PageLoaderBar />
      <Logo to="/" width={isWide ? 200 : undefined} />
      {isWide && (
        <Box component="nav" aria-label={t('site.label')} sx={{ display: 'flex', flex: 1, justifyContent: 'center' }}>
          {siteLinks.map(({ name, to }) => (
            <Button key={name} component={Link} to={to} color="inherit" sx={{ px: 3, whiteSpace: 'nowrap' }}>
              {t(`site.${name}`)}
            </Button>
          ))}
        </Box>
      )}
      {!isWide && <Box sx={{ flex: 1 }} />}
      <SearchMenu spaceFrom={1400} />
      <TasksMenu />
      {isWide && <LanguageSwitch />}
      {isWide && <ThemeSwitch />}
      <CartLink />
      <SiteAccount compact={!isWide} />
      {!isWide && (
        <IconButton color="inherit" aria-label={t('site.menu')} aria-expanded={open} onClick={() => setMenu(true)}>
          <MenuIcon />
        </IconButton>
      )}
      {!isWide && <SiteMenu open={open} onClose={() => setMenu(null)} />}
    </HeaderBar>
  );
}
