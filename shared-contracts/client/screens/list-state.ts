/** Rows on a page of the admin screens. */
export const pageSizes = [10, 50, 100, 'all'] as const;
export type PageSize = (typeof pageSizes)[number];

export interface ListState {
  search: string;
  /** From 1. */
  page: number;
  size: PageSize;
  sort?: { field: string; direction: 'asc' | 'desc' };
}

const names = { search: 'q', page: 'page', size: 'size', sort: 'sort' } as const;

function readSort(value: string | null): ListState['sort'] {
  const [, field, direction] = /^(\w+):(asc|desc)$/.exec(value ?? '') ?? [];
  return field && (direction === 'asc' || direction === 'desc') ? { field, direction } : undefined;
}

/** Reads the state of a list from the URL; an invalid value reads as the default. */
export function readListState(params: URLSearchParams): ListState {
  const page = Number(params.get(names.page));
  const size = pageSizes.find((candidate) => String(candidate) === params.get(names.size)) ?? 10;
  const sort = readSort(params.get(names.sort));
  return {
    search: params.get(names.search) ?? '',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    size,
    ...(sort && { sort }),
  };
}

/** The URL parameters for a state; other parameters of `current` stay, defaults are left out. */
export function writeListState(current: URLSearchParams, state: ListState): URLSearchParams {
  const next = new URLSearchParams(current);
  const put = (name: string, value: string, standard: string) =>
    value === standard ? next.delete(name) : next.set(name, value);
  put(names.search, state.search, '');
  put(names.page, String(state.page), '1');
  put(names.size, String(state.size), '10');
  put(names.sort, state.sort ? `${state.sort.field}:${state.sort.direction}` : '', '');
  return next;
}

/** Query parameters of a list for a state; `All` requests every row. */
export function listParams({ search, page, size, sort }: ListState) {
  return {
    q: search.trim() || undefined,
    sort: sort && `${sort.field}:${sort.direction}`,
    ...(size !== 'all' && { limit: size, offset: (page - 1) * size }),
  };
}

export const pageCount = (total: number, size: PageSize): number =>
  size === 'all' ? 1 : Math.max(1, Math.ceil(total / size));

/** Sorting by a column: ascending first, then the other way round. */
export function toggleSort(sort: ListState['sort'], field: string): NonNullable<ListState['sort']> {
  const descending = sort?.field === field && sort.direction === 'asc';
  return { field, direction: descending ? 'desc' : 'asc' };
}
