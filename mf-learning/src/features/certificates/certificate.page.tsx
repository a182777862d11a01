import { asProblem } from '@vidyapath/client/requests/client-problem';
import { usePageTitle } from '@vidyapath/client/screens/use-page-title';
import { useT } from '@vidyapath/client/screens/use-t';
import { Button, Container, EmptyState, PageHeading, Stack } from '@vidyapath/ui';
import { Link as RouterLink, useParams } from 'react-router';
import { CardSkeletons } from '../../components/card-skeletons';
import { CertificateFrame } from '../../components/certificate-frame';
import { LoadFailed } from '@vidyapath/remote-kit/load-failed';
import { useCertificateQuery } from '../../lib/certificates.endpoints';
import { cataloguePath } from '@vidyapath/http/public-pages';
import { CertificateActions } from './components/certificate-actions';
import { SignatureCheck } from './components/signature-check';

/** What is certified, whether it is still valid, and how that is checked; open to everyone who has its address. */
export function CertificatePage() {
  const t = useT();
  const { serial = '' } = useParams();
  const { currentData, error, isFetching, refetch } = useCertificateQuery(serial);
  usePageTitle(currentData?.course_name);
  const content = () => {
    if (currentData)
      return (
        <Stack spacing={6} sx={{ mt: 5 }}>
          <CertificateFrame certificate={currentData} />
          <CertificateActions certificate={currentData} />
          <SignatureCheck certificate={currentData} />
        </Stack>
      );
    if (!error) return <CardSkeletons count={1} height={320} />;
    if (![400, 404].includes(asProblem(error).status))
      return <LoadFailed message={t('certificate.failed')} problem={error} busy={isFetching} onRetry={refetch} />;
    const browse = (
      <Button component={RouterLink} to={cataloguePath} variant="contained">
        {t('failed.browse')}
      </Button>
    );
    return <EmptyState title={t('certificate.missing')} text={t('certificate.missingText')} action={browse} />;
  };
  return (
    <Container component="article" sx={{ py: 6, minWidth: 0, maxWidth: 880 }}>
      <PageHeading lead={t('certificate.lead')}>{t('certificate.title')}</PageHeading>
      {content()}
    </Container>
  );
}
