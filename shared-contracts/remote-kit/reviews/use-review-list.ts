import { useAddressParams } from '@vidyapath/client/screens/use-address-params';
import { type PublicReviewSort, publicReviewSorts } from '@vidyapath/http/learning-names';
import { limits } from '@vidyapath/http/limits';
import { reviewsPerPage } from './review-endpoints';

const names = { sort: 'sort', page: 'reviews' } as const;
const lastPage = Math.floor(limits.list.offsetMax / reviewsPerPage);

export interface ReviewListControls {
  sort: PublicReviewSort;
  /** From 1. */
  page: number;
  sortBy: (sort: PublicReviewSort) => void;
  /** @param replace without a step in Back */
  goTo: (page: number, replace?: boolean) => void;
}

/** Order and page of the reviews, in the URL; an invalid value reads as the default. */
export function useReviewList(): ReviewListControls {
  const { params, change } = useAddressParams();
  const page = Number(params.get(names.page));
  return {
    sort: publicReviewSorts.find((sort) => sort === params.get(names.sort)) ?? 'newest',
    page: Number.isSafeInteger(page) && page > 0 ? Math.min(page, lastPage) : 1,
    sortBy: (sort) => change({ [names.sort]: sort === 'newest' ? '' : sort, [names.page]: '' }),
    goTo: (number, replace) => change({ [names.page]: number > 1 ? String(number) : '' }, replace),
  };
}
