import { courseIn } from '@vidyapath/client/formats/course-texts';
import { formatDuration } from '@vidyapath/client/formats/duration';
import { formatRupees } from '@vidyapath/client/formats/money';
import type { PublicCourse } from '@vidyapath/http/public-course';
import { courseAddress } from '@vidyapath/http/course-address';
import type { Language } from '@vidyapath/platform-api/i18n';
import { element, type Html } from '@vidyapath/remote-kit/server-page';
import type { ServerText } from '@vidyapath/remote-kit/server-texts';
import { cardBannerSizes } from '../cards-in-view';
import { sellingPrice } from '../../lib/selling-price';
import { shownRating } from '../../lib/shown-rating';
import { banner } from './banner';

/** The canonical address: with the slug of the English name in both languages. */
export const pathOf = ({ CourseId, CourseName }: Pick<PublicCourse, 'CourseId' | 'CourseName'>): string =>
  courseAddress({ course_id: CourseId, name: CourseName });

export const priceText = (t: ServerText, course: PublicCourse): string => {
  const price = sellingPrice(course);
  return price === 0 ? t('price.free') : formatRupees(price);
};

export const durationText = (t: ServerText, seconds: number): string =>
  formatDuration(seconds, { hour: t('duration.hour'), minute: t('duration.minute'), second: t('duration.second') });

/** Space for the stars, then the words. */
export function ratingLine(t: ServerText, course: PublicCourse): Html | undefined {
  const { rating, count } = shownRating(course);
  if (rating === 0) return undefined;
  return element(
    'ul',
    { class: 'rating' },
    element('li', {}),
    element('li', {}, t('course.rating', { rating })),
    element('li', {}, count > 0 ? t('course.reviewCount', { count }) : t('course.ratedByEditors')),
  );
}

/** Space for the buttons of a visitor. */
export const buttonsSpace = (course: PublicCourse): Html =>
  element('p', { class: sellingPrice(course) === 0 ? 'space' : 'space two' });

interface CardSetting {
  t: ServerText;
  language: Language;
  /** Beside each other in one row, without buttons. */
  isRow?: boolean;
}

function cardOf(found: PublicCourse, { t, language, isRow = false }: CardSetting, inView: boolean): Html {
  const course = courseIn(language, found);
  const facts = [
    course.CourseLanguage ? t(`languages.${course.CourseLanguage}`) : '',
    course.LessonCount > 0 ? t('course.lessonCount', { count: course.LessonCount }) : '',
    course.Learners > 0 ? t('course.learnerCount', { count: course.Learners }) : '',
    durationText(t, course.TotalDurationPerCourse),
  ];
  return element(
    'li',
    {},
    banner(course.BannerImage, cardBannerSizes, inView),
    element('h2', {}, element('a', { href: pathOf(found) }, course.CourseName)),
    course.Author && element('p', { class: 'facts' }, course.Author),
    element('p', { class: 'facts last' }, facts.filter((fact) => fact !== '').join(' · ')),
    ratingLine(t, course),
    element('p', { class: 'price' }, priceText(t, course)),
    !isRow && buttonsSpace(course),
  );
}

/** Cards of courses, as a list of links. */
export const courseList = (courses: readonly PublicCourse[], setting: CardSetting): Html =>
  element(
    'ul',
    { class: setting.isRow ? 'cards row' : 'cards' },
    ...courses.map((course, at) => cardOf(course, setting, at < 2)),
  );
