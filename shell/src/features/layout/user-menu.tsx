import { usePlatform } from '@vidyapath/client/platform-context';
import { useT } from '@vidyapath/client/use-t';
import { Box, Button, ChartIcon, ChevronDownIcon, DashboardIcon, HelpIcon, LogoutIcon, PersonIcon } from '@vidyapath/ui';
import { Divider, Menu, MenuItem } from '@vidyapath/ui/shell';
import { Link } from 'react-router';
import { SettingsIcon } from './settings-icon';
import { useDropdown } from './use-dropdown';

const entries = [
  { name: 'dashboard', to: '/dashboard/home', Icon: DashboardIcon },
  { name: 'profile', to: '/account/profile', Icon: PersonIcon },
  { name: 'analytics', to: '/account/analytics', Icon: ChartIcon },
  { name: 'settings', to: '/account/settings', Icon: SettingsIcon },
  { name: 'help', to: '/account/help', Icon: HelpIcon },
] as const;

export interface UserMenuProps {
  name: string;
  /** Outside the dashboard's own layout the menu leads there. */
  withDashboard?: boolean;
}

export function UserMenu({ name, withDashboard = false }: UserMenuProps) {
  const t = useT();
  const { session } = usePlatform();
  const { anchor, toggle, close } = useDropdown();
  return (
    <>
      <Button
        color="inherit"
        aria-label={t('userMenu.open', { name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={toggle}
        startIcon={<PersonIcon />}
        endIcon={<ChevronDownIcon sx={{ display: { xs: 'none', sm: 'inline' } }} />}
        sx={{ px: 3, minWidth: 44, '& .MuiButton-startIcon': { mr: { xs: 0, sm: 2 }, ml: 0 } }}
      >
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' }, maxWidth: 160, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          {name}
        </Box>
      </Button>
      {/* Inside the header, so that it belongs to a landmark. */}
      <Menu disablePortal open={anchor !== null} anchorEl={anchor} onClose={close} slotProps={{ list: { 'aria-label': t('userMenu.label') } }}>
        {entries
          .filter((entry) => withDashboard || entry.name !== 'dashboard')
          .map(({ name: entry, to, Icon }) => (
            <MenuItem key={entry} component={Link} to={to} onClick={close}>
              <Icon color="primary" sx={{ mr: 3 }} />
              {t(`userMenu.${entry}`)}
            </MenuItem>
          ))}
        <Divider />
        <MenuItem onClick={() => void session.end()}>
          <LogoutIcon color="primary" sx={{ mr: 3 }} />
          {t('userMenu.logout')}
        </MenuItem>
      </Menu>
    </>
  );
}
