import { useT } from '@vidyapath/client/use-t';
import { Button } from '@vidyapath/ui';
import { Link } from 'react-router';
import { MessageScreen } from '../../components/message-screen';
import { useTitleOf } from './use-title-of';

export function NoAccessPage() {
  const t = useT();
  useTitleOf(t('noAccess.title'));
  return (
    <MessageScreen title={t('noAccess.title')} text={t('noAccess.text')}>
      <Button component={Link} to="/dashboard/home" variant="contained">
        {t('noAccess.action')}
      </Button>
    </MessageScreen>
  );
}
