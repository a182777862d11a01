import { textIn } from '@vidyapath/client/formats/course-texts';
import type { Category } from '@vidyapath/http/category';
import type { CourseSearch } from '@vidyapath/http/course-search';
import { cataloguePath, categoryAddress } from '@vidyapath/http/public-pages';
import type { DescribePage } from '@vidyapath/platform-api/server-page';
import { element, together } from '@vidyapath/remote-kit/server-page';
import { breadcrumbList, itemList } from '@vidyapath/remote-kit/structured-data';
import { courseList, pathOf } from '../../components/server-pages/course-list';
import { pageAddresses, pageLinks, pageLinksStyle } from '../../components/server-pages/page-links';
import { pageStyle } from '../../components/server-pages/page-style';
import { textsIn } from '../../components/server-pages/texts';
import { pageSizes } from './lib/course-filters';
import { foundText } from './lib/filter-labels';

/**
 * The catalogue, or a category of it, as the server sends it. A category that is not there is ignored, as on the screen.
 * Lists that are filtered or have another page size lead search engines to the whole list.
 */
export const cataloguePage: DescribePage = ({ language, query, data, origin }) => {
  const categories = data.categories as Category[];
  const { courses, total } = data.found as CourseSearch;
  const t = textsIn(language);
  const nameOf = (category: Category) => textIn(language, category.CategoryName, category.CategoryNameHindi);
  const chosen = categories.find(({ CategoryId }) => String(CategoryId) === query.category);
  const { page = '1', limit = String(pageSizes[0]), ...filters } = query;
  const whole = chosen ? categoryAddress(chosen.CategoryId) : cataloguePath;
  const pages = { total, size: Number(limit), page: Number(page) };
  const isWhole = Object.keys(query).every((name) => name === 'page' || name === 'category');
  const addresses = isWhole ? pageAddresses({ ...pages, first: whole }) : { canonical: whole };
  const tabOf = (href: string, name: string, isChosen: boolean) =>
    element('li', isChosen ? { class: 'chosen' } : {}, element('a', { href }, name));
  const tabs = [
    tabOf(cataloguePath, t('catalogue.all'), !chosen),
    ...categories.map((one) => tabOf(categoryAddress(one.CategoryId), nameOf(one), one === chosen)),
  ];
  const name = chosen ? nameOf(chosen) : t('catalogue.heading');
  const steps = [{ name: t('course.allCourses'), path: cataloguePath }];
  const html = together([
    element('h1', {}, t('catalogue.heading')),
    element('p', { class: 'lead' }, t('catalogue.lead')),
    element('p', { class: 'space tools' }),
    element('p', { class: 'space filters' }),
    element('ul', { class: 'tabs' }, ...tabs),
    element('p', { class: 'space search' }),
    element('p', { class: 'count' }, foundText(t, total)),
    courseList(courses, { t, language }),
    pageLinks({ ...pages, first: listAddress({ ...filters, ...(query.limit && { limit }) }) }),
  ]);
  const listed = courses.map((course) => ({
    name: textIn(language, course.CourseName, course.CourseNameHi),
    path: pathOf(course),
  }));
  return {
    title: 'previous' in addresses ? `${name} – ${t('pages.page', { number: page })}` : name,
    description: chosen ? `${name}. ${t('catalogue.lead')}` : t('catalogue.lead'),
    ...addresses,
    alternates: true,
    jsonLd: [itemList(origin, listed), breadcrumbList(origin, chosen ? [...steps, { name, path: whole }] : steps)],
    html: html.text,
    css: pageStyle + catalogueStyle + pageLinksStyle,
  };
};

function listAddress(query: Readonly<Record<string, string>>): string {
  const asked = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return asked.length > 0 ? `${cataloguePath}?${asked.join('&')}` : cataloguePath;
}

const catalogueStyle = [
  '.server-page .tools{margin-top:16px}',
  '.server-page .filters{display:none}',
  '.server-page .tabs{display:flex;margin:16px 0 20px;padding:0;list-style:none;overflow-x:auto;white-space:nowrap;border-bottom:1px solid var(--line)}',
  '.server-page .tabs li{flex-shrink:0;min-width:90px;text-align:center}',
  '.server-page .tabs a{display:block;padding:14px 16px;line-height:20px;color:var(--soft)}',
  '.server-page .tabs .chosen{box-shadow:inset 0 -3px #2F2E7A}',
  'html[data-theme="dark"] .server-page .tabs .chosen{box-shadow:inset 0 -3px #B9B8FF}',
  '.server-page .search{height:56px;max-width:480px}',
  '.server-page .count{margin:16px 0 12px;font-size:.875rem;line-height:1.43;color:var(--soft)}',
  '@media(min-width:600px){.server-page .tools{width:335px;margin:-44px 0 0 auto}}',
  '@media(min-width:900px){.server-page .tools{width:220px}.server-page .filters{display:block;float:left;width:232px;height:900px;margin-top:60px}.server-page .filters~*{margin-left:260px}}',
].join('');
