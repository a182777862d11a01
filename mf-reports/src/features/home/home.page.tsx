import { useT } from '@vidyapath/client/use-t';
import { Container, PageHeading } from '@vidyapath/ui';

export function HomePage() {
  const t = useT();
  return (
    <Container component="article" disableGutters sx={{ py: 4, minWidth: 0 }}>
      <PageHeading lead={t('lead')}>{t('title')}</PageHeading>
    </Container>
  );
}
