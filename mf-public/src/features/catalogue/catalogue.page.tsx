import { useT } from '@vidyapath/client/screens/use-t';
import { Box, Container, Link, PageHeading } from '@vidyapath/ui';
import { useDeferredValue } from 'react';
import { Link as RouterLink } from 'react-router';
import { useDebounced } from '../../lib/use-debounced';
import { ChosenPlan } from '../../components/chosen-plan';
import { cataloguePath, maxPriceOf } from '../../lib/plans';
import { useAccountLinks } from '../../lib/use-account-links';
import { CategoriesFailed } from './components/categories-failed';
import { CategoryTabs, categoryTabId, coursesPanelId } from './components/category-tabs';
import { CourseList } from './components/course-list';
import { CourseSearch } from './components/course-search';
import { useCategories } from './lib/use-categories';
import { useCatalogueState } from './lib/use-catalogue-state';

export { startCatalogue } from './lib/start-catalogue';

const typingPause = 300;

export function CataloguePage() {
  const t = useT();
  const { state, openCategory, search, goTo, showAll } = useCatalogueState();
  const { plan } = useAccountLinks();
  const { categories, loading, failed, busy, retry } = useCategories();
  const known = loading || categories.some(({ CategoryId }) => CategoryId === state.categoryId);
  const categoryId = known ? state.categoryId : 0;
  const typed = state.search.trim();
  // Only typing is waited for: a cleared search applies at once, also for what is typed next.
  const settled = useDebounced(typed, typed === '' ? 0 : typingPause);
  const listed = {
    // The pressed tab is marked at once, before its courses are rendered.
    categoryId: useDeferredValue(categoryId),
    maxPrice: useDeferredValue(maxPriceOf(plan)),
    page: useDeferredValue(state.page),
    search: useDeferredValue(typed === '' ? '' : settled),
  };
  return (
    <Container sx={{ px: { xs: 4, sm: 6 }, py: { xs: 6, sm: 10 } }}>
      <PageHeading lead={t('catalogue.lead')}>{t('catalogue.heading')}</PageHeading>
      <ChosenPlan plan={plan}>
        <Link component={RouterLink} to={cataloguePath} sx={{ py: 2.5 }}>
          {t('catalogue.showAll')}
        </Link>
      </ChosenPlan>
      <Box sx={{ mt: 4 }}>
        <CategoryTabs categories={categories} selected={categoryId} onSelect={openCategory} />
        {failed && <CategoriesFailed busy={busy} onRetry={retry} />}
      </Box>
      <Box role="tabpanel" id={coursesPanelId} aria-labelledby={categoryTabId(categoryId)} sx={{ pt: 5 }}>
        <Box sx={{ mb: 5 }}>
          <CourseSearch search={state.search} onSearch={search} />
        </Box>
        <CourseList query={listed} onPage={goTo} onClear={showAll} />
      </Box>
    </Container>
  );
}
