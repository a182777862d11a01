import { useT } from '@vidyapath/client/screens/use-t';
import type { Certificate } from '@vidyapath/http/learning-certificates';
import { paths } from '@vidyapath/http/paths';
import { Box, Button, Link, Paper, Stack, Typography } from '@vidyapath/ui';
import { useState } from 'react';
import { useLazyCertificateKeysQuery } from '../../../lib/certificates.endpoints';
import { useCopy } from '@vidyapath/client/screens/use-copy';
import { offlineScript, verifyJws } from '../lib/verify-jws';

type Outcome = 'none' | 'genuine' | 'forged' | 'unknown';

/** The signature: checked here at once, and how it is checked without this site. */
export function SignatureCheck({ certificate }: { certificate: Certificate }) {
  const t = useT();
  const copy = useCopy('certificate');
  const [load, { isFetching }] = useLazyCertificateKeysQuery();
  const [outcome, setOutcome] = useState<Outcome>('none');
  const check = async () => {
    const { data } = await load();
    if (!data) return setOutcome('unknown');
    setOutcome((await verifyJws(certificate, data)) ? 'genuine' : 'forged');
  };
  return (
    <Paper component="section" aria-labelledby="signature-check" sx={{ p: 4, borderRadius: '12px' }}>
      <Stack spacing={4}>
        <Typography id="signature-check" component="h2" variant="h5">
          {t('signature.title')}
        </Typography>
        <Typography>{t('signature.text')}</Typography>
        <Stack direction="row" sx={{ gap: 3, flexWrap: 'wrap', alignItems: 'center' }}>
          <Button variant="outlined" loading={isFetching} onClick={() => void check()} sx={{ minHeight: 44 }}>
            {t('signature.check')}
          </Button>
          <Typography role="status" sx={{ fontWeight: 600, color: colours[outcome] }}>
            {outcome !== 'none' && t(`signature.${outcome}`)}
          </Typography>
        </Stack>
        <Box component="details">
          <Box component="summary" sx={{ cursor: 'pointer', minHeight: 44, py: 2, fontWeight: 600 }}>
            {t('signature.offline')}
          </Box>
          <Stack component="ol" spacing={3} sx={{ m: 0, pl: 6 }}>
            <li>
              {t('signature.saveJws')}{' '}
              <Button size="small" onClick={() => copy(certificate.jws)} sx={{ minHeight: 44 }}>
                {t('signature.copyJws')}
              </Button>
            </li>
            <li>
              {t('signature.saveKeys')}{' '}
              <Link href={paths.certificateKeys} target="_blank" rel="noopener">
                {t('signature.keys')}
              </Link>
            </li>
            <li>
              {t('signature.run')}
              <Box component="pre" tabIndex={0} sx={code}>
                {offlineScript}
              </Box>
            </li>
            <li>{t('signature.revocation')}</li>
          </Stack>
        </Box>
      </Stack>
    </Paper>
  );
}

const colours = { none: 'inherit', genuine: 'success.main', forged: 'error.main', unknown: 'text.secondary' } as const;
const code = {
  mt: 2,
  p: 3,
  overflowX: 'auto',
  fontSize: '0.8125rem',
  bgcolor: 'action.hover',
  borderRadius: '8px',
};
