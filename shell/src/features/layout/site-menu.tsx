import { useSession } from '@vidyapath/client/screens/use-session';
import { useT } from '@vidyapath/client/screens/use-t';
import { Box, Button, CloseIcon, IconButton } from '@vidyapath/ui';
import { Drawer } from '@vidyapath/ui/shell';
import { Link } from 'react-router';
import { LanguageSwitch } from './language-switch';
import { siteLinks } from './site-links';
import { ThemeSwitch } from './theme-switch';

export interface SiteMenuProps {
  open: boolean;
  onClose: () => void;
}

/** The public navigation on a phone. */
export function SiteMenu({ open, onClose }: SiteMenuProps) {
  const t = useT();
  const { user } = useSession();
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: { 'aria-label': t('site.menu'), sx: { width: 280, maxWidth: '85vw', p: 4, borderRadius: 0 } },
      }}
    >
      <IconButton aria-label={t('site.closeMenu')} onClick={onClose} sx={{ alignSelf: 'flex-end' }}>
        <CloseIcon />
      </IconButton>
      <Box component="nav" aria-label={t('site.label')} sx={{ display: 'grid', gap: 1 }}>
        {siteLinks.map(({ name, to }) => (
          <Button
            key={name}
            component={Link}
            to={to}
            color="inherit"
            onClick={onClose}
            sx={{ justifyContent: 'flex-start' }}
          >
            {t(`site.${name}`)}
          </Button>
        ))}
        {!user && (
          <Button component={Link} to="/signup" variant="contained" onClick={onClose} sx={{ mt: 3 }}>
            {t('site.signup')}
          </Button>
        )}
      </Box>
      <Box sx={{ mt: 4, display: 'flex', justifyContent: 'space-between', '& > button:first-of-type': { px: 5 } }}>
        <LanguageSwitch />
        <ThemeSwitch />
      </Box>
    </Drawer>
  );
}
