import { textIn, courseIn } from '@vidyapath/client/formats/course-texts';
import { sharePicturePath } from '@vidyapath/http/image-variants';
import type { PublicCourseContent, PublicModule } from '@vidyapath/http/public-course';
import { cataloguePath, categoryAddress, teacherAddress } from '@vidyapath/http/public-pages';
import { slugOf } from '@vidyapath/http/slug';
import type { DescribePage } from '@vidyapath/platform-api/server-page';
import { plainParagraphs } from '@vidyapath/remote-kit/plain-paragraphs';
import { element, type Html, together } from '@vidyapath/remote-kit/server-page';
import type { ServerText } from '@vidyapath/remote-kit/server-texts';
import { breadcrumbList } from '@vidyapath/remote-kit/structured-data';
import { banner } from '../../components/server-pages/banner';
import { durationText, pageStyle, pathOf, priceText, ratingText } from '../../components/server-pages/course-list';
import { textsIn } from '../../components/server-pages/texts';
import { courseData } from './course-data';

/** The page of a course as the server sends it. */
export const coursePage: DescribePage = (input) => {
  const { language, params, data, origin } = input;
  const found = data.content as PublicCourseContent;
  const canonical = pathOf(found);
  const part = params.courseId ?? '';
  const isOutdated = !/^\d+$/.test(part) && part !== canonical.slice(canonical.lastIndexOf('/') + 1);
  const course = courseIn(language, found);
  const t = textsIn(language);
  const { Category: category } = course;
  const steps = [
    { name: t('course.allCourses'), path: cataloguePath },
    ...(category
      ? [
          {
            name: textIn(language, category.CategoryName, category.CategoryNameHindi),
            path: categoryAddress(category.CategoryId),
          },
        ]
      : []),
  ];
  const crumbs = steps.map(({ name, path }) => element('li', {}, element('a', { href: path }, name)));
  const html = together([
    element('ul', { class: 'crumbs' }, ...crumbs),
    banner(course.BannerImage, '(min-width: 900px) 400px, 94vw', true),
    element('h1', {}, course.CourseName),
    element('p', { class: 'lead' }, course.CourseDescription),
    element('p', {}, ratingText(t, course)),
    termsOf(t, course),
    element('p', { class: 'price' }, priceText(t, course)),
    listOf(t('course.whatYouLearn'), course.WhatYouLearn),
    modulesOf(t, course.Modules),
    listOf(t('course.requirements'), course.Requirements),
    listOf(t('course.audience'), course.Audience),
    aboutOf(t, course),
  ]);
  return {
    title: course.CourseName,
    description: course.CourseDescription,
    canonical,
    alternates: Boolean(found.CourseNameHi || found.CourseDescriptionHi),
    image: sharePicturePath(course.BannerImage),
    jsonLd: [
      courseData(course, origin + canonical, input),
      breadcrumbList(origin, [...steps, { name: course.CourseName, path: canonical }]),
    ],
    html: html.text,
    css: pageStyle + courseStyle,
    ...(isOutdated && { redirect: canonical }),
  };
};

function termsOf(t: ServerText, course: PublicCourseContent): Html {
  const { Author, CourseLanguage, Level, LessonCount } = course;
  return element(
    'ul',
    { class: 'links' },
    CourseLanguage && element('li', {}, t(`languages.${CourseLanguage}`)),
    Author.trim() !== '' && element('li', {}, element('a', { href: teacherAddress(slugOf(Author)) }, Author)),
    Level !== null && element('li', {}, t(`course.levels.${Level}`)),
    LessonCount > 0 && element('li', {}, t('course.lessonCount', { count: LessonCount })),
    element('li', {}, durationText(t, course.TotalDurationPerCourse)),
  );
}

function listOf(title: string, lines: readonly string[]): Html | undefined {
  if (lines.length === 0) return undefined;
  return together([element('h2', {}, title), element('ul', {}, ...lines.map((line) => element('li', {}, line)))]);
}

/** All modules with a name; a course of a thousand lessons shows the first of them. */
const mostLessons = 200;

function modulesOf(t: ServerText, modules: readonly PublicModule[]): Html | undefined {
  if (modules.length === 0) return undefined;
  let left = mostLessons;
  const items = modules.map(({ ModuleName, Lessons }) => {
    const shown = Lessons.slice(0, left);
    left -= shown.length;
    const lessons = shown.map((lesson) => {
      const facts = [durationText(t, lesson.DurationInSeconds), lesson.IsPreview ? t('course.preview') : ''];
      return element('li', {}, `${lesson.VideoTitle} (${facts.filter((fact) => fact !== '').join(', ')})`);
    });
    return element('li', {}, ModuleName, lessons.length > 0 && element('ul', {}, ...lessons));
  });
  return together([element('h2', {}, t('course.modules')), element('ul', {}, ...items)]);
}

function aboutOf(t: ServerText, { CourseInfo }: PublicCourseContent): Html | undefined {
  const paragraphs = plainParagraphs(CourseInfo);
  if (paragraphs.length === 0) return undefined;
  return together([element('h2', {}, t('course.about')), ...paragraphs.map((text) => element('p', {}, text))]);
}

/** On a phone the picture comes before the name, on a wide screen beside it. */
const courseStyle = [
  '.server-page main{padding-top:8px}',
  '.server-page .crumbs{display:flex;flex-wrap:wrap;list-style:none;margin:0;padding:0;min-height:44px;align-items:center;font-size:.875rem}',
  '.server-page .crumbs li+li::before{content:"/";margin:0 8px}',
  '.server-page .banner{border-radius:12px}',
  '.server-page h1{margin-top:64px}',
  '.server-page main>p:not(.banner),.server-page h2{margin-top:16px}',
  '@media(min-width:900px){.server-page main{display:grid;column-gap:32px;grid-template-columns:minmax(0,1fr) minmax(0,380px)}.server-page main>*{grid-column:1}.server-page .banner{grid-column:2;grid-row:2/span 5;align-self:start}.server-page h1{margin-top:44px}}',
  '@media(min-width:1200px){.server-page main{column-gap:48px}}',
].join('');
