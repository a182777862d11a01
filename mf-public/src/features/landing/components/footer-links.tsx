import { useT } from '@vidyapath/client/screens/use-t';
import { cataloguePath } from '@vidyapath/http/public-pages';
import { Box, Link, Typography } from '@vidyapath/ui';
import { Link as RouterLink } from 'react-router';

const links = [
  { key: 'home', to: '/' },
  { key: 'courses', to: cataloguePath },
  { key: 'aboutUs', to: '/#about' },
  { key: 'faq', to: '/helpdesk/faq' },
  { key: 'contact', to: '/contact' },
  { key: 'refundPolicy', to: '/RefundPolicy' },
  { key: 'terms', to: '/TermsAndConditions' },
] as const;

export function FooterLinks() {
  const t = useT();
  return (
    <nav aria-labelledby="footer-links">
      <Typography component="h2" variant="h4" id="footer-links">
        {t('landing.footer.links')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, columns: { xs: 1, md: 2 }, columnGap: 8 }}>
        {links.map(({ key, to }) => (
          <li key={key}>
            <Link component={RouterLink} to={to} color="inherit" sx={{ display: 'inline-block', py: 2.5 }}>
              {t(`landing.footer.${key}`)}
            </Link>
          </li>
        ))}
      </Box>
    </nav>
  );
}
