import { useT } from '@vidyapath/client/use-t';
import { Button } from '@vidyapath/ui';
import { Link } from 'react-router';
import { MessageScreen } from '../../components/message-screen';
import { useTitleOf } from './use-title-of';

export function NotFoundPage() {
  const t = useT();
  useTitleOf(t('notFound.title'));
  return (
    <MessageScreen title={t('notFound.title')} text={t('notFound.text')}>
      <Button component={Link} to="/" variant="contained">
        {t('notFound.action')}
      </Button>
    </MessageScreen>
  );
}
