import { catalogueApi } from '../api/catalogue.endpoints';

/** Active categories; none when they can't be loaded, which leaves the tab `All` (specification section 8). */
export function useCategories() {
  const { data = [], isLoading } = catalogueApi.useCategoriesQuery(undefined, { refetchOnMountOrArgChange: true });
  return { categories: data.filter(({ Status }) => Status === 'Active'), loading: isLoading };
}
