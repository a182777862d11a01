import { dayText } from '@vidyapath/client/formats/day-text';
import { usePlatform } from '@vidyapath/client/screens/platform-context';
import { useLanguage, useT } from '@vidyapath/client/screens/use-t';
import type { Certificate } from '@vidyapath/http/learning-certificates';
import { Box, CheckIcon, Paper, Typography, WarningIcon } from '@vidyapath/ui';
import { dayInIndia } from '@vidyapath/http/india';

/** The certificate as it would be framed. */
export function CertificateFrame({ certificate }: { certificate: Certificate }) {
  const t = useT();
  const language = useLanguage();
  const { appName } = usePlatform().config;
  const { learner_name, course_name, issued_at, revoked_at, status, serial } = certificate;
  const isValid = status === 'valid';
  return (
    <Paper component="section" aria-label={t('certificate.title')} sx={{ p: { xs: 2, sm: 3 }, borderRadius: '12px' }}>
      <Box sx={frame}>
        <Typography variant="body2" sx={{ letterSpacing: language === 'en' ? '0.12em' : 0, color: 'text.secondary' }}>
          {appName}
        </Typography>
        <Typography sx={{ mt: 3, color: 'text.secondary' }}>{t('certificate.certifies')}</Typography>
        <Typography component="p" variant="h3" sx={words}>
          {learner_name || t('certificate.erased')}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{t('certificate.hasCompleted')}</Typography>
        <Typography component="p" variant="h4" sx={words}>
          {course_name}
        </Typography>
        <Typography sx={{ mt: 2 }}>
          {t('certificate.issued', { day: dayText(language, dayInIndia(issued_at)) })}
        </Typography>
        <Typography
          role="status"
          sx={{
            mt: 3,
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'center',
            gap: 2,
            fontWeight: 600,
            color: isValid ? 'success.main' : 'error.main',
          }}
        >
          {isValid ? <CheckIcon /> : <WarningIcon />}
          {isValid || !revoked_at
            ? t(`certificate.${status}`)
            : t('certificate.revokedOn', { day: dayText(language, dayInIndia(revoked_at)) })}
        </Typography>
        <Typography
          variant="caption"
          sx={{ mt: 3, display: 'block', color: 'text.secondary', overflowWrap: 'anywhere' }}
        >
          {t('certificate.serial', { serial })}
        </Typography>
      </Box>
    </Paper>
  );
}

const frame = {
  border: '3px double',
  borderColor: 'primary.main',
  borderRadius: '8px',
  textAlign: 'center',
  px: { xs: 3, sm: 8 },
  py: { xs: 5, sm: 8 },
};
const words = { my: 2, overflowWrap: 'anywhere' };
