import type { ThunkDispatch, UnknownAction } from '@vidyapath/client/query';
import type { ApiExtra } from '../../../lib/public-api';
import { catalogueApi } from '../api/catalogue.endpoints';

/** Takes the courses that are here already, so that they are in the first drawing. */
export async function startCatalogue(dispatch: ThunkDispatch<unknown, ApiExtra, UnknownAction>): Promise<void> {
  const { categories, courses } = catalogueApi.endpoints;
  void dispatch(categories.initiate(undefined, { subscribe: false }));
  await dispatch(courses.initiate({ categoryId: 0, search: '' }, { subscribe: false }));
}
