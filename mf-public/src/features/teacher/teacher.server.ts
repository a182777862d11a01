import { textIn } from '@vidyapath/client/formats/course-texts';
import type { CourseSearch } from '@vidyapath/http/course-search';
import { courseSearchLimits } from '@vidyapath/http/course-search-paths';
import { cataloguePath, teacherAddress } from '@vidyapath/http/public-pages';
import type { DescribePage } from '@vidyapath/platform-api/server-page';
import { element, together } from '@vidyapath/remote-kit/server-page';
import { breadcrumbList, itemList } from '@vidyapath/remote-kit/structured-data';
import { courseList, pathOf } from '../../components/server-pages/course-list';
import { pageAddresses, pageLinks, pageLinksStyle } from '../../components/server-pages/page-links';
import { pageStyle } from '../../components/server-pages/page-style';
import { textsIn } from '../../components/server-pages/texts';
import { pagedCourses } from '../../lib/paged-courses';

/** The page of a teacher as the server sends it; nobody without a public course has one. */
export const teacherPage: DescribePage = ({ language, params, query, data, origin }) => {
  const { courses, total } = data.found as CourseSearch;
  const name = courses[0]?.Author;
  if (name === undefined) return undefined;
  const t = textsIn(language);
  const first = teacherAddress(params.slug ?? '');
  const { page = '1' } = query;
  const pages = { total, size: courseSearchLimits.pageMax, page: Number(page), first };
  const lead = t('teacher.courses', { count: pagedCourses(total) });
  const listed = courses.map((course) => ({
    name: textIn(language, course.CourseName, course.CourseNameHi),
    path: pathOf(course),
  }));
  return {
    title: page === '1' ? name : `${name} – ${t('pages.page', { number: page })}`,
    description: `${name}: ${listed.map((one) => one.name).join(', ')}`,
    ...pageAddresses(pages),
    alternates: true,
    jsonLd: [
      itemList(origin, listed),
      breadcrumbList(origin, [
        { name: t('course.allCourses'), path: cataloguePath },
        { name, path: first },
      ]),
    ],
    html: together([
      element('h1', {}, name),
      element('p', { class: 'lead' }, lead),
      courseList(courses, { t, language }),
      pageLinks(pages),
    ]).text,
    css: `${pageStyle}${pageLinksStyle}.server-page .cards{margin-top:24px}`,
  };
};
