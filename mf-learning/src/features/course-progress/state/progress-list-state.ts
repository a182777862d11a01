/** Modules on a page of the screen. */
export const progressSizes = [5, 10, 20, 50, 'all'] as const;
export type ProgressSize = (typeof progressSizes)[number];

export const progressTabs = ['modules', 'reviews', 'discussions'] as const;
export type ProgressTab = (typeof progressTabs)[number];

export interface ProgressListState {
  tab: ProgressTab;
  search: string;
  /** From 1; may lie beyond the last page. */
  page: number;
  size: ProgressSize;
}

const standard: ProgressListState = { tab: 'modules', search: '', page: 1, size: 10 };
const names = { tab: 'tab', search: 'q', page: 'page', size: 'size' } as const;

/** Reads what the screen shows from the URL; invalid values read as the default. */
export function readProgressState(params: URLSearchParams): ProgressListState {
  const page = Number(params.get(names.page));
  return {
    tab: progressTabs.find((tab) => tab === params.get(names.tab)) ?? standard.tab,
    search: params.get(names.search) ?? standard.search,
    page: Number.isSafeInteger(page) && page > 0 ? page : standard.page,
    size: progressSizes.find((size) => String(size) === params.get(names.size)) ?? standard.size,
  };
}

/** The URL parameters for a state; other parameters of `current` stay, defaults are left out. */
export function writeProgressState(current: URLSearchParams, state: ProgressListState): URLSearchParams {
  const next = new URLSearchParams(current);
  for (const field of Object.keys(names) as (keyof typeof names)[]) {
    if (state[field] === standard[field]) next.delete(names[field]);
    else next.set(names[field], String(state[field]));
  }
  return next;
}

export interface PageOf<Row> {
  rows: readonly Row[];
  /** The page that is shown: the last one when the URL asks for more. */
  page: number;
  pages: number;
}

export function pageOf<Row>(
  rows: readonly Row[],
  { page, size }: Pick<ProgressListState, 'page' | 'size'>,
): PageOf<Row> {
  if (size === 'all') return { rows, page: 1, pages: 1 };
  const pages = Math.max(1, Math.ceil(rows.length / size));
  const shown = Math.min(page, pages);
  return { rows: rows.slice((shown - 1) * size, shown * size), page: shown, pages };
}
