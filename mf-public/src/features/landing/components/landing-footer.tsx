import { usePlatform } from '@vidyapath/client/platform-context';
import { useT } from '@vidyapath/client/use-t';
import { Box, Container, Link, Stack, Typography } from '@vidyapath/ui';
import { Link as RouterLink } from 'react-router';

const links = [
  { key: 'home', to: '/' },
  { key: 'courses', to: '/course/available-course' },
  { key: 'aboutUs', to: '/#about' },
  { key: 'contact', to: '/contact' },
  { key: 'refundPolicy', to: '/RefundPolicy' },
  { key: 'terms', to: '/TermsAndConditions' },
] as const;

export function LandingFooter() {
  const t = useT();
  const { appName } = usePlatform().config;
  return (
    <Box component="footer" sx={{ borderTop: 1, borderColor: 'divider', bgcolor: 'background.paper', py: 10 }}>
      <Container maxWidth="lg" sx={{ px: { xs: 4, sm: 6 } }}>
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={8} sx={{ justifyContent: 'space-between' }}>
          <Box sx={{ maxWidth: 320 }}>
            <Typography component="h2" variant="h4">
              {appName}
            </Typography>
            <Typography sx={{ color: 'text.secondary', mt: 2 }}>{t('landing.footer.about')}</Typography>
          </Box>
          <nav aria-labelledby="footer-links">
            <Typography component="h2" variant="h4" id="footer-links">
              {t('landing.footer.links')}
            </Typography>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, columns: { xs: 1, sm: 2 }, columnGap: 8 }}>
              {links.map(({ key, to }) => (
                <li key={key}>
                  <Link component={RouterLink} to={to} color="inherit" sx={{ display: 'inline-block', py: 2.5 }}>
                    {t(`landing.footer.${key}`)}
                  </Link>
                </li>
              ))}
            </Box>
          </nav>
        </Stack>
        <Typography variant="body2" sx={{ mt: 8, color: 'text.secondary' }}>
          {t('landing.footer.copyright', { year: new Date().getFullYear(), app: appName })}
        </Typography>
      </Container>
    </Box>
  );
}
