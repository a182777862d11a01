import { useSession } from '@vidyapath/client/screens/use-session';
import { useT } from '@vidyapath/client/screens/use-t';
import { Box, DashboardIcon } from '@vidyapath/ui';
import { memo, useState } from 'react';
import { useLocation } from 'react-router';
import { useScreens } from '../navigation/use-screens';
import { Logo } from './logo';
import { SidebarEntry } from './sidebar-entry';
import { SidebarGroupList } from './sidebar-group-list';
import { groupOf, groupsFor } from './sidebar-entries';

/** Navigation of signed-in users: one group is open at a time, at first the group of the address. */
export function Sidebar() {
  const { pathname } = useLocation();
  return <SidebarGroups pathname={pathname} />;
}

/** Memoised: each search and sort of a list changes the query of the address, but not its path. */
const SidebarGroups = memo(function SidebarGroups({ pathname }: { pathname: string }) {
  const t = useT();
  const session = useSession();
  const screens = useScreens();
  const [shownFor, setShownFor] = useState(pathname);
  const [open, setOpen] = useState(() => groupOf(screens, pathname));
  if (shownFor !== pathname) {
    setShownFor(pathname);
    setOpen(groupOf(screens, pathname));
  }
  return (
    <Box component="nav" aria-label={t('sidebar.label')} sx={{ p: 4 }}>
      <Box sx={{ mb: 6, px: 2 }}>
        <Logo to="/dashboard/home" width={200} />
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        <li>
          <SidebarEntry to="/dashboard" current={pathname.startsWith('/dashboard')} onClick={() => setOpen(null)}>
            <DashboardIcon fontSize="small" />
            {t('sidebar.dashboard')}
          </SidebarEntry>
        </li>
        {groupsFor(screens, session).map((group) => (
          <SidebarGroupList
            key={group.name}
            group={group}
            pathname={pathname}
            open={open === group.name}
            onToggle={() => setOpen(open === group.name ? null : group.name)}
          />
        ))}
      </Box>
    </Box>
  );
});
