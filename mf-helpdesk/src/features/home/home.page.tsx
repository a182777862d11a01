import { useT } from '@vidyapath/client/use-t';
import { Container, PageHeading } from '@vidyapath/ui';

export function HomePage() {
  const t = useT();
  return (
    <Container component="article" sx={{ px: { xs: 4, sm: 6 }, py: { xs: 6, sm: 10 }, minWidth: 0 }}>
      <PageHeading lead={t('lead')}>{t('title')}</PageHeading>
    </Container>
  );
}
