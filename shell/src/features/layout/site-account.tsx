import { useSession } from '@vidyapath/client/use-session';
import { useT } from '@vidyapath/client/use-t';
import { Button } from '@vidyapath/ui';
import { Link } from 'react-router';
import { UserMenu } from './user-menu';

export interface SiteAccountProps {
  /** Sign-up moves into the menu where there is no room. */
  compact: boolean;
}

export function SiteAccount({ compact }: SiteAccountProps) {
  const t = useT();
  const { user } = useSession();
  if (user) return <UserMenu name={user.name} withDashboard />;
  return (
    <>
      <Button component={Link} to="/login" variant="outlined" sx={{ flexShrink: 0, px: { xs: 3, sm: 5 } }}>
        {t('site.login')}
      </Button>
      {!compact && (
        <Button component={Link} to="/signup" variant="contained" sx={{ flexShrink: 0, ml: 2 }}>
          {t('site.signup')}
        </Button>
      )}
    </>
  );
}
