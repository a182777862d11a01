import { textIn } from '@vidyapath/client/formats/course-texts';
import type { CourseSearch } from '@vidyapath/http/course-search';
import { cataloguePath, teacherAddress } from '@vidyapath/http/public-pages';
import type { DescribePage } from '@vidyapath/platform-api/server-page';
import { element, together } from '@vidyapath/remote-kit/server-page';
import { breadcrumbList, itemList } from '@vidyapath/remote-kit/structured-data';
import { courseList, pathOf } from '../../components/server-pages/course-list';
import { pageStyle } from '../../components/server-pages/page-style';
import { textsIn } from '../../components/server-pages/texts';

/** The page of a teacher as the server sends it; nobody without a public course has one. */
export const teacherPage: DescribePage = ({ language, params, data, origin }) => {
  const { courses, total } = data.found as CourseSearch;
  const [first] = courses;
  if (!first) return undefined;
  const t = textsIn(language);
  const canonical = teacherAddress(params.slug ?? '');
  const lead = t('teacher.courses', typeof total === 'number' ? { count: total } : { count: courses.length });
  const listed = courses.map((course) => ({
    name: textIn(language, course.CourseName, course.CourseNameHi),
    path: pathOf(course),
  }));
  return {
    title: first.Author,
    description: `${first.Author}: ${listed.map(({ name }) => name).join(', ')}`,
    canonical,
    alternates: true,
    jsonLd: [
      itemList(origin, listed),
      breadcrumbList(origin, [
        { name: t('course.allCourses'), path: cataloguePath },
        { name: first.Author, path: canonical },
      ]),
    ],
    html: together([
      element('h1', {}, first.Author),
      element('p', { class: 'lead' }, lead),
      courseList(courses, { t, language }),
    ]).text,
    css: `${pageStyle}.server-page .cards{margin-top:24px}`,
  };
};
