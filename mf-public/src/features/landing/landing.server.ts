import { textIn } from '@vidyapath/client/formats/course-texts';
import type { Category } from '@vidyapath/http/category';
import type { CourseSearch } from '@vidyapath/http/course-search';
import { cataloguePath, categoryAddress } from '@vidyapath/http/public-pages';
import type { DescribePage } from '@vidyapath/platform-api/server-page';
import { element, together } from '@vidyapath/remote-kit/server-page';
import { itemList, organization, structured } from '@vidyapath/remote-kit/structured-data';
import { courseList, pathOf } from '../../components/server-pages/course-list';
import { pageStyle } from '../../components/server-pages/page-style';
import { textsIn } from '../../components/server-pages/texts';
import { rowLength } from '../../components/row-size';

/** The home page as the server sends it. */
export const landingPage: DescribePage = (input) => {
  const { language, appName, origin, data } = input;
  const { courses } = data.best as CourseSearch;
  const categories = data.categories as Category[];
  const t = textsIn(language);
  const chips = categories.map((category) =>
    element(
      'li',
      {},
      element(
        'a',
        { href: categoryAddress(category.CategoryId) },
        textIn(language, category.CategoryName, category.CategoryNameHindi),
      ),
    ),
  );
  const rated = [
    element('li', {}, element('h2', {}, t('landing.rows.rated'))),
    element('li', {}, element('a', { href: `${cataloguePath}?sort=rating` }, t('landing.rows.ratedAll'))),
  ];
  const html = together([
    element('h1', {}, t('landing.heading', { app: appName })),
    element('p', { class: 'lead' }, t('landing.lead')),
    element('p', { class: 'label' }, t('landing.search.label')),
    element('p', { class: 'space search' }),
    element('ul', { class: 'chips' }, ...chips),
    element('ul', { class: 'rated' }, ...rated),
    courseList(courses.slice(0, rowLength), { t, language, isRow: true }),
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

const landingStyle = [
  '.server-page main{padding-top:32px}',
  '.server-page h1{font-size:2rem}',
  '.server-page .lead{font-size:1.15rem;margin-top:12px;max-width:480px}',
  '.server-page .label{margin-top:32px;font-weight:600}',
  '.server-page .search{margin:8px 0 32px;height:48px;max-width:640px}',
  '.server-page .chips{display:flex;gap:8px;min-height:46px;margin:0 0 34px;padding:2px;list-style:none;overflow-x:auto;white-space:nowrap}',
  '.server-page .chips a{display:block;padding:10px 16px;border:1px solid var(--line);border-radius:99px;background:var(--paper);color:inherit}',
  '.server-page .rated{display:flex;flex-wrap:wrap;align-items:baseline;column-gap:16px;margin:0 0 12px;padding:0;list-style:none}',
  '.server-page .rated li:first-child{flex-grow:1}',
  '.server-page .rated a{display:inline-block;padding:10px 0}',
  '@media(min-width:600px){.server-page h1{font-size:2.5rem}}',
  '@media(min-width:900px){.server-page main{padding-top:56px}}',
  '@media(min-width:1200px){.server-page h1{font-size:3rem}}',
].join('');
