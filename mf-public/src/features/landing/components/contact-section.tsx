import { lazyPart } from '@vidyapath/client/screens/lazy-part';
import { useT } from '@vidyapath/client/screens/use-t';
import { Box, Card, Link, Stack, Typography } from '@vidyapath/ui';
import { LatePart } from '../../../components/late-part';
import { PartInView } from '../../../components/part-in-view';
import { office } from '../lib/office';
import { OfficeMap } from './office-map';
import { Section } from './section';

const formHeight = 465;
const ContactForm = lazyPart(
  async () => (await import('../forms/contact-form')).ContactForm,
  (_props, late) => <LatePart height={formHeight} {...late} />,
);
const roomy = { display: 'inline-block', py: 2.5 };

function Office() {
  const t = useT();
  return (
    <Stack spacing={4}>
      <div>
        <Typography component="h3" variant="h4">
          {t('landing.contact.office')}
        </Typography>
        <Typography component="address" sx={{ fontStyle: 'normal', mt: 2 }}>
          {t('landing.contact.address')}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 6 }}>
          <Link href={office.directions} target="_blank" rel="noopener noreferrer" sx={roomy}>
            {t('landing.contact.directions')}
          </Link>
          <Link href={`mailto:${office.email}`} sx={roomy}>
            {office.email}
          </Link>
        </Box>
      </div>
      <OfficeMap />
    </Stack>
  );
}

export function ContactSection() {
  const t = useT();
  return (
    <Section id="contact" title={t('landing.contact.title')} lead={t('landing.contact.lead')}>
      <Box
        sx={{
          display: 'grid',
          gap: 8,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
        }}
      >
        <Office />
        <Card sx={{ p: { xs: 4, sm: 6 } }}>
          <Typography component="h3" variant="h4" sx={{ mb: 5 }}>
            {t('landing.contact.form')}
          </Typography>
          <PartInView part={ContactForm} height={formHeight} />
        </Card>
      </Box>
    </Section>
  );
}
