import { copyrightYears } from '@vidyapath/client/formats/copyright-years';
import { lazyPart } from '@vidyapath/client/screens/lazy-part';
import { usePlatform } from '@vidyapath/client/screens/platform-context';
import { useT } from '@vidyapath/client/screens/use-t';
import { Box, Container, Typography } from '@vidyapath/ui';
import { LatePart } from '../../../components/late-part';
import { PartInView } from '../../../components/part-in-view';
import { FooterLinks } from './footer-links';
import { PageFooter } from './page-footer';

const formHeight = 135;
const NewsletterForm = lazyPart(
  async () => (await import('../forms/newsletter-form')).NewsletterForm,
  (_props, late) => <LatePart height={formHeight} {...late} />,
);

export function LandingFooter() {
  const t = useT();
  const { appName } = usePlatform().config;
  return (
    <PageFooter>
      <Box sx={{ borderTop: 1, borderColor: 'divider', bgcolor: 'background.paper', py: 10 }}>
        <Container sx={{ px: { xs: 4, sm: 6 } }}>
          <Box
            sx={{
              display: 'grid',
              gap: 8,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', md: '2fr 3fr 3fr' },
            }}
          >
            <div>
              <Typography component="h2" variant="h4">
                {appName}
              </Typography>
              <Typography sx={{ color: 'text.secondary', mt: 2 }}>{t('landing.footer.about')}</Typography>
            </div>
            <FooterLinks />
            <div>
              <Typography component="h2" variant="h4">
                {t('landing.newsletter.title')}
              </Typography>
              <Typography sx={{ color: 'text.secondary', mt: 2, mb: 4 }}>{t('landing.newsletter.lead')}</Typography>
              <PartInView part={NewsletterForm} height={formHeight} />
            </div>
          </Box>
          <Typography variant="body2" sx={{ mt: 8, color: 'text.secondary' }}>
            {t('landing.footer.copyright', { years: copyrightYears(), app: appName })}
          </Typography>
        </Container>
      </Box>
    </PageFooter>
  );
}
