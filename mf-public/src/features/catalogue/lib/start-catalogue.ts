import type { ThunkDispatch, UnknownAction } from '@vidyapath/client/query';
import { preloadBanner } from '../../../components/banner-files';
import type { ApiExtra } from '../../../lib/public-api';
import { catalogueApi } from '../api/catalogue.endpoints';
import { cardBannerSizes, cardsInView } from './cards-in-view';

/** Takes the courses that are here already, so that they are in the first drawing and their pictures are under way before it. */
export async function startCatalogue(dispatch: ThunkDispatch<unknown, ApiExtra, UnknownAction>): Promise<void> {
  const { categories, courses } = catalogueApi.endpoints;
  void dispatch(categories.initiate(undefined, { subscribe: false }));
  const { data = [] } = await dispatch(courses.initiate({ categoryId: 0, search: '' }, { subscribe: false }));
  for (const { BannerImage } of data.slice(0, cardsInView())) preloadBanner(BannerImage, cardBannerSizes);
}
