import { useCategoryName } from '@vidyapath/client/formats/category-name';
import { usePageTitle } from '@vidyapath/client/screens/use-page-title';
import { useT } from '@vidyapath/client/screens/use-t';
import { Box, Container, Link, PageHeading, useMediaQuery } from '@vidyapath/ui';
import { useDeferredValue, useMemo } from 'react';
import { Link as RouterLink } from 'react-router';
import { useDebounced } from '../../lib/use-debounced';
import { ChosenPlan } from '../../components/chosen-plan';
import { cataloguePath } from '@vidyapath/http/public-pages';
import { maxPriceOf } from '../../lib/plans';
import { useAccountLinks } from '../../lib/use-account-links';
import { CatalogueToolbar } from './components/catalogue-toolbar';
import { CategoriesFailed } from './components/categories-failed';
import { CategoryTabs, categoryTabId, coursesPanelId } from './components/category-tabs';
import { CourseList } from './components/course-list';
import { CourseSearch } from './components/course-search';
import { FilterAside } from './components/filter-aside';
import { FilterChips } from './components/filter-chips';
import { type CourseFilters, noFilters } from './lib/course-filters';
import { typingPause } from './lib/typing-pause';
import { useCategories } from './lib/use-categories';
import { useCatalogueState } from './lib/use-catalogue-state';
import { useFacets } from './lib/use-facets';

export { startCatalogue } from './lib/start-catalogue';

export function CataloguePage() {
  const t = useT();
  const isWide = useMediaQuery('(min-width: 900px)');
  const { state, change, search, showAll } = useCatalogueState();
  const { plan } = useAccountLinks();
  const { categories, loading, failed, busy, retry } = useCategories();
  const known = loading || categories.some(({ CategoryId }) => CategoryId === state.categoryId);
  const categoryId = known ? state.categoryId : 0;
  const chosen = categories.find(({ CategoryId }) => CategoryId === categoryId);
  const nameOf = useCategoryName();
  const name = chosen ? nameOf(chosen) : t('catalogue.heading');
  // As the server names these pages.
  usePageTitle(state.page > 1 ? `${name} – ${t('pages.page', { number: state.page })}` : name);
  const typed = state.search.trim();
  // Only typing is waited for: a cleared search applies at once, also for what is typed next.
  const settled = useDebounced(typed, typed === '' ? 0 : typingPause);
  const text = typed === '' ? '' : settled;
  const maxPrice = state.filters.max_price ?? maxPriceOf(plan);
  const query = useMemo(
    () => ({ ...state, categoryId, search: text, filters: { ...state.filters, max_price: maxPrice } }),
    [state, categoryId, text, maxPrice],
  );
  // The pressed tab or filter is marked at once, before its courses are rendered.
  const listed = useDeferredValue(query);
  const found = useFacets(listed);
  const filters = {
    filters: state.filters,
    facets: found.facets,
    onChange: (changed: CourseFilters) => change({ filters: { ...state.filters, ...changed } }),
  };
  const clear = () => change({ filters: noFilters });
  return (
    <Container sx={{ px: { xs: 4, sm: 6 }, py: { xs: 6, sm: 10 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 4 }}>
        <Box sx={{ flex: '1 1 280px' }}>
          <PageHeading lead={t('catalogue.lead')}>{t('catalogue.heading')}</PageHeading>
        </Box>
        <CatalogueToolbar
          {...filters}
          isWide={isWide}
          total={found.total}
          sort={state.sort}
          onSort={(sort) => change({ sort })}
          onClear={clear}
        />
      </Box>
      <ChosenPlan plan={plan}>
        <Link component={RouterLink} to={cataloguePath} sx={{ py: 2.5 }}>
          {t('catalogue.showAll')}
        </Link>
      </ChosenPlan>
      <Box sx={{ display: 'flex', gap: 7, mt: 4 }}>
        {isWide && <FilterAside {...filters} />}
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <CategoryTabs
            categories={categories}
            selected={categoryId}
            onSelect={(category) => change({ categoryId: category })}
          />
          {failed && <CategoriesFailed busy={busy} onRetry={retry} />}
          <Box
            role="tabpanel"
            id={coursesPanelId}
            tabIndex={-1}
            aria-labelledby={categoryTabId(categoryId)}
            sx={{ pt: 5, outline: 'none' }}
          >
            <Box sx={{ mb: 4 }}>
              <CourseSearch search={state.search} onSearch={search} />
            </Box>
            <FilterChips
              filters={state.filters}
              teacherName={found.teacherName}
              onRemove={(name) => filters.onChange({ [name]: undefined })}
              onClear={clear}
            />
            <CourseList
              query={listed}
              onPage={(page) => change({ page })}
              onSize={(limit) => change({ limit })}
              onClear={showAll}
            />
          </Box>
        </Box>
      </Box>
    </Container>
  );
}
