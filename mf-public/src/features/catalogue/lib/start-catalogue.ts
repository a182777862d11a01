import type { SliceDispatch } from '@vidyapath/remote-kit/slice-api';
import { catalogueApi } from '../api/catalogue.endpoints';
import { readCoursesQuery } from './use-catalogue-state';

/** Puts the courses that have arrived already into the store, so that the first render shows them. */
export async function startCatalogue(dispatch: SliceDispatch): Promise<void> {
  const { categories, courses } = catalogueApi.endpoints;
  void dispatch(categories.initiate(undefined, { subscribe: false }));
  await dispatch(courses.initiate(readCoursesQuery(new URLSearchParams()), { subscribe: false }));
}
