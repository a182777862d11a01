import { useT } from '@vidyapath/client/use-t';
import { Link, Stack, Typography } from '@vidyapath/ui';
import { Section } from './section';

const email = 'hello@vidyapath.example';
const directions = 'https://www.openstreetmap.org/directions?to=20.2897%2C85.8443';
const roomy = { display: 'inline-block', py: 2.5 };

export function ContactSection() {
  const t = useT();
  return (
    <Section id="contact" title={t('landing.contact.title')} lead={t('landing.contact.lead')}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={10} sx={{ justifyContent: 'center', textAlign: 'center' }}>
        <div>
          <Typography component="h3" variant="h4">
            {t('landing.contact.office')}
          </Typography>
          <Typography component="address" sx={{ fontStyle: 'normal', mt: 2, maxWidth: 280, mx: 'auto' }}>
            {t('landing.contact.address')}
          </Typography>
          <Link href={directions} target="_blank" rel="noopener noreferrer" sx={roomy}>
            {t('landing.contact.directions')}
          </Link>
        </div>
        <div>
          <Typography component="h3" variant="h4">
            {t('landing.contact.email')}
          </Typography>
          <Link href={`mailto:${email}`} sx={roomy}>
            {email}
          </Link>
        </div>
      </Stack>
    </Section>
  );
}
