import { limits } from '@vidyapath/http/limits';
import { useSearchParams } from 'react-router';
import { pageNumber } from '../../../lib/page-number';
import { coursesPerPage } from './courses-per-page';

const allCategories = 0;

/** The last page that the server accepts. */
const lastPage = Math.floor(limits.list.offsetMax / coursesPerPage);

interface CatalogueState {
  categoryId: number;
  search: string;
  page: number;
}

function read(params: URLSearchParams): CatalogueState {
  const category = Number(params.get('category'));
  return {
    categoryId: Number.isSafeInteger(category) && category > 0 ? category : allCategories,
    search: (params.get('q') ?? '').slice(0, limits.list.queryMax),
    page: Math.min(pageNumber(params.get('page')), lastPage),
  };
}

/** Other parameters of the address stay. */
function write({ categoryId, search, page }: CatalogueState, current: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams(current);
  for (const name of ['category', 'q', 'page']) params.delete(name);
  if (categoryId !== allCategories) params.set('category', String(categoryId));
  if (search !== '') params.set('q', search);
  if (page > 1) params.set('page', String(page));
  return params;
}

/** Tab, search and page of the catalogue are in the URL; tab and search return to the first page. */
export function useCatalogueState() {
  const [params, setParams] = useSearchParams();
  const change = (part: Partial<CatalogueState>, replace: boolean) =>
    setParams((current) => write({ ...read(current), ...part }, current), { replace, preventScrollReset: true });
  return {
    state: read(params),
    openCategory: (categoryId: number) => change({ categoryId, page: 1 }, false),
    search: (search: string) => change({ search, page: 1 }, true),
    /** Without what narrows the list, a chosen plan included. */
    showAll: () => setParams({}, { preventScrollReset: true }),
    goTo: (page: number) => change({ page }, false),
  };
}
