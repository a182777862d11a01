import { usePlatform } from '@vidyapath/client/screens/platform-context';
import { useT } from '@vidyapath/client/screens/use-t';
import { Facts } from '@vidyapath/remote-kit/facts';
import { Section } from '@vidyapath/remote-kit/section';
import { Box, Button, Container, Link, PageHeading, Stack, Typography } from '@vidyapath/ui';
import { Link as RouterLink } from 'react-router';
import { grievanceTicketPath } from '../../lib/ticket-paths';

/** The same as in the terms. */
const email = 'grievance@vidyapath.example';
const steps = ['write', 'name', 'follow'] as const;
const clocks = ['acknowledged', 'resolved'] as const;
const list = { m: 0, pl: 6, display: 'grid', gap: 2 };

/** To whom to complain, how, and when the complaint is answered. */
export function GrievancePage() {
  const t = useT();
  const { config } = usePlatform();
  return (
    <Container component="article" sx={{ px: { xs: 4, sm: 6 }, py: { xs: 6, sm: 10 }, minWidth: 0 }}>
      <Stack spacing={6} sx={{ minWidth: 0, maxWidth: 820 }}>
        <div>
          <PageHeading lead={t('grievance.lead')}>{t('grievance.title')}</PageHeading>
        </div>
        <Section title={t('grievance.who')}>
          <Typography sx={{ fontWeight: 600 }}>{t('grievance.officer', { app: config.appName })}</Typography>
          <Facts
            facts={[
              [t('grievance.address'), t('grievance.addressText')],
              [
                t('grievance.email'),
                <Link key="email" href={`mailto:${email}`} underline="always">
                  {email}
                </Link>,
              ],
            ]}
          />
        </Section>
        <Section title={t('grievance.clocks')}>
          <Box component="ul" sx={list}>
            {clocks.map((clock) => (
              <li key={clock}>{t(`grievance.${clock}`)}</li>
            ))}
          </Box>
          <Typography>{t('grievance.law')}</Typography>
        </Section>
        <Section title={t('grievance.how')}>
          <Box component="ol" sx={list}>
            {steps.map((step) => (
              <li key={step}>{t(`grievance.steps.${step}`)}</li>
            ))}
          </Box>
          <Typography>{t('grievance.signIn')}</Typography>
          <Stack direction="row" spacing={3} sx={{ flexWrap: 'wrap' }}>
            <Button component={RouterLink} to={grievanceTicketPath} variant="contained" sx={{ minHeight: 44 }}>
              {t('grievance.complain')}
            </Button>
            <Button component={RouterLink} to="/contact" sx={{ minHeight: 44 }}>
              {t('grievance.contact')}
            </Button>
          </Stack>
        </Section>
        <Section title={t('grievance.further')}>
          <Typography>{t('grievance.furtherText')}</Typography>
        </Section>
      </Stack>
    </Container>
  );
}
