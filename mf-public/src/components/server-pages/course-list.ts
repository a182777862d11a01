import { courseIn } from '@vidyapath/client/formats/course-texts';
import { formatDuration } from '@vidyapath/client/formats/duration';
import { formatRupees } from '@vidyapath/client/formats/money';
import type { PublicCourse } from '@vidyapath/http/public-course';
import { courseAddress } from '@vidyapath/http/public-pages';
import type { Language } from '@vidyapath/platform-api/i18n';
import { element, type Html } from '@vidyapath/remote-kit/server-page';
import { serverPageStyle } from '@vidyapath/remote-kit/server-page-style';
import type { ServerText } from '@vidyapath/remote-kit/server-texts';
import { cardBannerSizes } from '../cards-in-view';
import { sellingPrice } from '../../lib/selling-price';
import { shownRating } from '../../lib/shown-rating';
import { banner, bannerStyle } from './banner';

/** The canonical address: with the slug of the English name in both languages. */
export const pathOf = ({ CourseId, CourseName }: Pick<PublicCourse, 'CourseId' | 'CourseName'>): string =>
  courseAddress({ course_id: CourseId, name: CourseName });

export const priceText = (t: ServerText, course: PublicCourse): string => {
  const price = sellingPrice(course);
  return price === 0 ? t('price.free') : formatRupees(price);
};

export const durationText = (t: ServerText, seconds: number): string =>
  formatDuration(seconds, { hour: t('duration.hour'), minute: t('duration.minute'), second: t('duration.second') });

export function ratingText(t: ServerText, course: PublicCourse): string {
  const { rating, count } = shownRating(course);
  if (rating === 0) return '';
  const by = count > 0 ? t('course.reviewCount', { count }) : t('course.ratedByEditors');
  return `${t('course.rating', { rating })} ${by}`;
}

/** Cards of courses, as a list of links. */
export const courseList = (t: ServerText, language: Language, courses: readonly PublicCourse[]): Html =>
  element(
    'ul',
    { class: 'cards' },
    ...courses.map((found, at) => {
      const course = courseIn(language, found);
      const facts = [
        course.Author,
        course.LessonCount > 0 ? t('course.lessonCount', { count: course.LessonCount }) : '',
        durationText(t, course.TotalDurationPerCourse),
      ];
      return element(
        'li',
        {},
        banner(course.BannerImage, cardBannerSizes, at < 2),
        element('h2', {}, element('a', { href: pathOf(found) }, course.CourseName)),
        element('p', {}, facts.filter((fact) => fact !== '').join(' · ')),
        element('p', {}, ratingText(t, course)),
        element('p', { class: 'price' }, priceText(t, course)),
      );
    }),
  );

/** With the links and cards of the slice's screens. */
export const pageStyle = [
  serverPageStyle,
  '.server-page .links{display:flex;flex-wrap:wrap;gap:8px 20px;list-style:none;padding:0;margin:16px 0}',
  '.server-page .cards{display:grid;gap:20px;list-style:none;padding:0;margin:20px 0;grid-template-columns:repeat(auto-fill,minmax(min(100%,280px),1fr))}',
  '.server-page .cards h2,.server-page .cards p:not(.banner){margin:8px 0 0}',
  bannerStyle,
].join('');
