import { textIn } from '@vidyapath/client/formats/course-texts';
import { dayText } from '@vidyapath/client/formats/day-text';
import { useLanguage, useT } from '@vidyapath/client/screens/use-t';
import { Box, Button, centredPages, EmptyState, Pagination, Paper, Stack, Typography } from '@vidyapath/ui';
import { Link as RouterLink, useSearchParams } from 'react-router';
import { CardSkeletons } from '../../../components/card-skeletons';
import { LoadFailed } from '@vidyapath/remote-kit/load-failed';
import { useOwnCertificatesQuery } from '../../../lib/certificates.endpoints';
import { dayInIndia } from '@vidyapath/http/india';
import { certificatePath } from '../../../lib/learning-paths';
import { pageNumber } from '../../../lib/page-number';

const limit = 20;

/** The learner's certificates, the newest first. */
export function OwnCertificates() {
  const t = useT();
  const language = useLanguage();
  const [query, setQuery] = useSearchParams();
  const page = pageNumber(query.get('page'));
  const { data, error, isFetching, refetch } = useOwnCertificatesQuery(
    { sort: 'issued_at:desc', limit, offset: (page - 1) * limit },
    { refetchOnMountOrArgChange: true },
  );
  if (!data) {
    if (error)
      return <LoadFailed message={t('certificates.failed')} problem={error} busy={isFetching} onRetry={refetch} />;
    return <CardSkeletons height={88} />;
  }
  if (data.total === 0) return <EmptyState title={t('certificates.empty')} text={t('certificates.emptyText')} />;
  const pageCount = Math.ceil(data.total / limit);
  return (
    <>
      <Box component="ul" sx={{ m: 0, mt: 6, p: 0, listStyle: 'none', display: 'grid', gap: 4 }}>
        {data.rows.map(({ serial, course_name, course_name_hi, issued_at, status }) => {
          const name = textIn(language, course_name, course_name_hi);
          return (
            <Paper key={serial} component="li" sx={{ p: 4, borderRadius: '12px' }}>
              <Stack direction="row" sx={{ gap: 3, flexWrap: 'wrap', alignItems: 'center' }}>
                <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
                  <Typography component="h2" variant="h6" sx={{ overflowWrap: 'anywhere' }}>
                    {name}
                  </Typography>
                  <Typography variant="body2" sx={{ color: status === 'valid' ? 'text.secondary' : 'error.main' }}>
                    {status === 'valid'
                      ? t('certificates.issued', { day: dayText(language, dayInIndia(issued_at)) })
                      : t('certificate.revoked')}
                  </Typography>
                </Box>
                <Button
                  component={RouterLink}
                  to={certificatePath(serial)}
                  variant="outlined"
                  aria-label={t('certificates.openNamed', { name })}
                  sx={{ minHeight: 44 }}
                >
                  {t('certificates.open')}
                </Button>
              </Stack>
            </Paper>
          );
        })}
      </Box>
      {pageCount > 1 && (
        <Pagination
          page={page}
          pageCount={pageCount}
          pages={centredPages(page, pageCount)}
          labels={{ navigation: t('certificates.pages'), page: (number) => t('pages.page', { number }) }}
          onPage={(next) => setQuery({ tab: 'certificates', ...(next > 1 && { page: String(next) }) })}
        />
      )}
    </>
  );
}
