import { lazyPart } from '@vidyapath/client/screens/lazy-part';
import { useT } from '@vidyapath/client/screens/use-t';
import { Box, Button, ChevronDownIcon, PersonIcon } from '@vidyapath/ui';
import { LoadingNotice } from '@vidyapath/ui/shell';
import { useDropdown } from './use-dropdown';

const UserMenuList = lazyPart(
  async () => (await import(/* webpackChunkName: 'lazy-user-menu-list' */ './user-menu-list')).UserMenuList,
  ({ onClose }, late) => <LoadingNotice {...late} onClose={onClose} />,
);

export interface UserMenuProps {
  name: string;
  /** Outside the dashboard's layout the menu has a link to the dashboard. */
  withDashboard?: boolean;
}

export function UserMenu({ name, withDashboard = false }: UserMenuProps) {
  const t = useT();
  const { anchor, toggle, close } = useDropdown();
  return (
    <>
      <Button
        color="inherit"
        aria-label={t('userMenu.open', { name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={toggle}
        onPointerEnter={UserMenuList.prefetch}
        onFocus={UserMenuList.prefetch}
        startIcon={<PersonIcon />}
        endIcon={<ChevronDownIcon sx={{ display: { xs: 'none', sm: 'inline' } }} />}
        sx={{ px: 3, minWidth: 44, '& > :first-of-type': { mr: { xs: 0, sm: 2 }, ml: 0 } }}
      >
        <Box
          component="span"
          sx={{
            display: { xs: 'none', sm: 'inline' },
            maxWidth: 160,
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          }}
        >
          {name}
        </Box>
      </Button>
      <UserMenuList open={anchor !== null} anchor={anchor} onClose={close} withDashboard={withDashboard} />
    </>
  );
}
