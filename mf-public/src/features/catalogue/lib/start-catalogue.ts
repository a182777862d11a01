import type { SliceDispatch } from '@vidyapath/remote-kit/slice-api';
import { catalogueApi } from '../api/catalogue.endpoints';

/** Takes the courses that have arrived already, so that they are in the first drawing. */
export async function startCatalogue(dispatch: SliceDispatch): Promise<void> {
  const { categories, courses } = catalogueApi.endpoints;
  void dispatch(categories.initiate(undefined, { subscribe: false }));
  await dispatch(courses.initiate({ categoryId: 0, search: '', page: 1 }, { subscribe: false }));
}
