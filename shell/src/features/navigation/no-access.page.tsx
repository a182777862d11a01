import { usePageTitle } from '@vidyapath/client/screens/use-page-title';
import { useT } from '@vidyapath/client/screens/use-t';
import { Button } from '@vidyapath/ui';
import { Link } from 'react-router';
import { MessageScreen } from '../../components/message-screen';

export function NoAccessPage() {
  const t = useT();
  usePageTitle(t('noAccess.title'));
  return (
    <MessageScreen title={t('noAccess.title')} text={t('noAccess.text')}>
      <Button component={Link} to="/dashboard/home" variant="contained">
        {t('noAccess.action')}
      </Button>
    </MessageScreen>
  );
}
