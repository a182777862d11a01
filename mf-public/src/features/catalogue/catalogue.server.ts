import { textIn } from '@vidyapath/client/formats/course-texts';
import type { Category } from '@vidyapath/http/category';
import type { CourseSearch } from '@vidyapath/http/course-search';
import { cataloguePath, categoryAddress } from '@vidyapath/http/public-pages';
import type { DescribePage } from '@vidyapath/platform-api/server-page';
import { element, together } from '@vidyapath/remote-kit/server-page';
import { breadcrumbList, itemList } from '@vidyapath/remote-kit/structured-data';
import { courseList, pageStyle, pathOf } from '../../components/server-pages/course-list';
import { textsIn } from '../../components/server-pages/texts';

/** The catalogue, or a category of it, as the server sends it. A category that is not there is ignored, as on the screen. */
export const cataloguePage: DescribePage = ({ language, query, data, origin }) => {
  const categories = data.categories as Category[];
  const { courses } = data.found as CourseSearch;
  const t = textsIn(language);
  const nameOf = (category: Category) => textIn(language, category.CategoryName, category.CategoryNameHindi);
  const chosen = categories.find(({ CategoryId }) => String(CategoryId) === query.category);
  const canonical = chosen ? categoryAddress(chosen.CategoryId) : cataloguePath;
  const links = categories.map((category) =>
    element('li', {}, element('a', { href: categoryAddress(category.CategoryId) }, nameOf(category))),
  );
  const title = chosen ? nameOf(chosen) : t('catalogue.heading');
  const steps = [{ name: t('course.allCourses'), path: cataloguePath }];
  const html = together([
    element('h1', {}, t('catalogue.heading')),
    element('p', { class: 'lead' }, t('catalogue.lead')),
    element(
      'ul',
      { class: 'links' },
      element('li', {}, element('a', { href: cataloguePath }, t('catalogue.all'))),
      ...links,
    ),
    courseList(t, language, courses),
  ]);
  const listed = courses.map((course) => ({
    name: textIn(language, course.CourseName, course.CourseNameHi),
    path: pathOf(course),
  }));
  return {
    title,
    description: chosen ? `${title}. ${t('catalogue.lead')}` : t('catalogue.lead'),
    canonical,
    alternates: true,
    jsonLd: [
      itemList(origin, listed),
      breadcrumbList(origin, chosen ? [...steps, { name: title, path: canonical }] : steps),
    ],
    html: html.text,
    css: pageStyle,
  };
};
