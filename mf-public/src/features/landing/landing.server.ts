import { textIn } from '@vidyapath/client/formats/course-texts';
import type { Category } from '@vidyapath/http/category';
import type { CourseSearch } from '@vidyapath/http/course-search';
import { cataloguePath, categoryAddress } from '@vidyapath/http/public-pages';
import type { DescribePage } from '@vidyapath/platform-api/server-page';
import { element, together } from '@vidyapath/remote-kit/server-page';
import { itemList, organization, structured } from '@vidyapath/remote-kit/structured-data';
import { courseList, pageStyle, pathOf } from '../../components/server-pages/course-list';
import { textsIn } from '../../components/server-pages/texts';

/** The home page as the server sends it. */
export const landingPage: DescribePage = (input) => {
  const { language, appName, origin, data } = input;
  const { courses } = data.best as CourseSearch;
  const categories = data.categories as Category[];
  const t = textsIn(language);
  const links = [
    { href: cataloguePath, name: t('landing.browse') },
    ...categories.map((category) => ({
      href: categoryAddress(category.CategoryId),
      name: textIn(language, category.CategoryName, category.CategoryNameHindi),
    })),
  ];
  const html = together([
    element('h1', {}, t('landing.heading', { app: appName })),
    element('p', { class: 'lead' }, t('landing.lead')),
    element(
      'ul',
      { class: 'links' },
      ...links.map(({ href, name }) => element('li', {}, element('a', { href }, name))),
    ),
    courseList(t, language, courses),
  ]);
  const listed = courses.map((course) => ({
    name: textIn(language, course.CourseName, course.CourseNameHi),
    path: pathOf(course),
  }));
  return {
    title: '',
    description: t('landing.lead'),
    canonical: '/',
    alternates: true,
    jsonLd: [structured('Organization', organization(input)), itemList(origin, listed)],
    html: html.text,
    css: pageStyle + landingStyle,
  };
};

const landingStyle =
  '.server-page main{padding-top:32px}.server-page h1{font-size:2rem}.server-page .lead{font-size:1.15rem;margin-top:12px;max-width:480px}' +
  '@media(min-width:600px){.server-page h1{font-size:2.5rem}}@media(min-width:1200px){.server-page h1{font-size:3rem}}';
