import { useT } from '@vidyapath/client/use-t';
import { Container } from '@vidyapath/ui';
import { Page } from '@vidyapath/remote-kit/page';

/** Questions and answers for everybody. */
export function FaqPage() {
  const t = useT();
  return (
    <Container component="article" sx={{ px: { xs: 4, sm: 6 }, py: { xs: 6, sm: 10 }, minWidth: 0 }}>
      <Page title={t('faq.title')} lead={t('faq.lead')}>
        {null}
      </Page>
    </Container>
  );
}
