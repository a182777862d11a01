import { usePageTitle } from '@vidyapath/client/screens/use-page-title';
import { useT } from '@vidyapath/client/screens/use-t';
import { Button } from '@vidyapath/ui';
import { Link } from 'react-router';
import { MessageScreen } from '../../components/message-screen';

export function NotFoundPage() {
  const t = useT();
  usePageTitle(t('notFound.title'));
  return (
    <MessageScreen title={t('notFound.title')} text={t('notFound.text')}>
      <Button component={Link} to="/" variant="contained">
        {t('notFound.action')}
      </Button>
    </MessageScreen>
  );
}
