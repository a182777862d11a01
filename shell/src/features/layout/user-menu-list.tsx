import { useT } from '@vidyapath/client/screens/use-t';
import { ChartIcon, DashboardIcon, HelpIcon, LogoutIcon, PersonIcon } from '@vidyapath/ui';
import { Divider, Menu, MenuItem } from '@vidyapath/ui/shell';
import { Link } from 'react-router';
import { useShell } from '../shell-context';
import { SettingsIcon } from './settings-icon';
import type { DropdownPanelProps } from './use-dropdown';

const entries = [
  { name: 'dashboard', to: '/dashboard/home', Icon: DashboardIcon },
  { name: 'profile', to: '/account/profile', Icon: PersonIcon },
  { name: 'analytics', to: '/account/analytics', Icon: ChartIcon },
  { name: 'settings', to: '/account/settings', Icon: SettingsIcon },
  { name: 'help', to: '/account/help', Icon: HelpIcon },
] as const;

export interface UserMenuListProps extends DropdownPanelProps {
  withDashboard: boolean;
}

/** The menu of the user's button. It is inside the header, so that it belongs to a landmark. */
export function UserMenuList({ open, anchor, onClose, withDashboard }: UserMenuListProps) {
  const t = useT();
  const { logOut } = useShell();
  const end = () => {
    onClose();
    logOut();
  };
  return (
    <Menu
      disablePortal
      open={open}
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': t('userMenu.label') } }}
    >
      {entries
        .filter((entry) => withDashboard || entry.name !== 'dashboard')
        .map(({ name, to, Icon }) => (
          <MenuItem key={name} component={Link} to={to} onClick={onClose}>
            <Icon color="primary" sx={{ mr: 3 }} />
            {t(`userMenu.${name}`)}
          </MenuItem>
        ))}
      <Divider sx={{ my: 2 }} />
      <MenuItem onClick={end}>
        <LogoutIcon color="primary" sx={{ mr: 3 }} />
        {t('userMenu.logout')}
      </MenuItem>
    </Menu>
  );
}
