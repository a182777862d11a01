import { useLanguage, useT } from '@vidyapath/client/screens/use-t';
import { LoadFailed } from '@vidyapath/remote-kit/load-failed';
import { Page } from '@vidyapath/remote-kit/page';
import { Box, Button, Container, Stack } from '@vidyapath/ui';
import { useFaqQuery } from '../../lib/faq.endpoints';
import { notPrinted } from '../../lib/not-printed';
import { AskUs } from './components/ask-us';
import { CategoryChoice } from './components/category-choice';
import { FaqAnswer } from './components/faq-answer';
import { FaqSearch } from './components/faq-search';
import { FaqSkeleton } from './components/faq-skeleton';
import { groupEntries } from './lib/group-entries';
import { useFaqState } from './lib/use-faq-state';

/** Seconds after which a visit fetches the questions again. */
const freshFor = 30;

/** Questions and answers for everybody, in the reader's language. */
export function FaqPage() {
  const t = useT();
  const state = useFaqState();
  const query = { lang: useLanguage(), ...(state.search && { q: state.search }) };
  const { data, currentData, error, isFetching, refetch } = useFaqQuery(query, { refetchOnMountOrArgChange: freshFor });
  const content = () => {
    if (error && !currentData)
      return <LoadFailed message={t('faq.failed')} problem={error} busy={isFetching} onRetry={() => void refetch()} />;
    return data ? <FaqAnswer entries={data.rows} state={state} busy={isFetching} /> : <FaqSkeleton />;
  };
  return (
    <Container component="article" sx={{ px: { xs: 4, sm: 6 }, py: { xs: 6, sm: 10 }, minWidth: 0, maxWidth: 880 }}>
      <Page title={t('faq.title')} lead={t('faq.lead')}>
        <Stack spacing={4} sx={notPrinted}>
          <FaqSearch search={state.search} onSearch={state.find} />
          <CategoryChoice
            categories={groupEntries(data?.rows ?? []).map(({ category }) => category)}
            chosen={state.category}
            onChoose={state.choose}
          />
        </Stack>
        {content()}
        <AskUs />
        <Box sx={notPrinted}>
          <Button variant="outlined" disabled={!data} onClick={() => window.print()}>
            {t('faq.print')}
          </Button>
        </Box>
      </Page>
    </Container>
  );
}
