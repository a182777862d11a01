import type { PublicCourse } from '@vidyapath/http/public-course';
import { preloadBanner } from './banner-files';

export const cardBannerSizes = '(min-width: 1200px) 376px, (min-width: 900px) 33vw, (min-width: 600px) 46vw, 94vw';

/** Cards that are in view when the page opens: the first row. */
export function cardsInView(): number {
  const { innerWidth } = window;
  if (innerWidth < 600) return 1;
  return innerWidth < 1200 ? 2 : 3;
}

export function preloadFirstBanners(courses: readonly PublicCourse[] = []): void {
  for (const { BannerImage } of courses.slice(0, cardsInView())) preloadBanner(BannerImage, cardBannerSizes);
}
