import { catalogueApi, prefetchedWithinSeconds } from '../api/catalogue.endpoints';

/** Active categories; none when they can't be loaded, which leaves the tab `All`. */
export function useCategories() {
  const {
    data = [],
    isLoading,
    isError,
    isFetching,
    refetch,
  } = catalogueApi.useCategoriesQuery(undefined, { refetchOnMountOrArgChange: prefetchedWithinSeconds });
  return {
    categories: data.filter(({ Status }) => Status === 'Active'),
    loading: isLoading,
    failed: isError && data.length === 0,
    busy: isFetching,
    retry: () => void refetch(),
  };
}
