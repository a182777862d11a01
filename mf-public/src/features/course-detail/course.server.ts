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
import { buttonsSpace, durationText, pathOf, priceText, ratingLine } from '../../components/server-pages/course-list';
import { pageStyle } from '../../components/server-pages/page-style';
import { textsIn } from '../../components/server-pages/texts';
import { isPremium, sellingPrice } from '../../lib/selling-price';
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
    element('ul', { class: 'badges' }, ...badgesOf(t, course)),
    element('h1', {}, course.CourseName),
    element('p', { class: 'lead' }, course.CourseDescription),
    ratingLine(t, course),
    termsOf(t, course),
    offerOf(t, course),
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

const badgesOf = (t: ServerText, course: PublicCourseContent): Html[] =>
  [
    isPremium(course) && t('course.premium'),
    sellingPrice(course) === 0 && t('course.free'),
    course.IsBestSeller && t('course.bestSeller'),
  ].flatMap((text) => (text ? [element('li', {}, text)] : []));

function termsOf(t: ServerText, course: PublicCourseContent): Html {
  const { Author, CourseLanguage, Learners, Level, LessonCount } = course;
  const teacher = Author.trim() !== '' && element('a', { href: teacherAddress(slugOf(Author)) }, Author);
  const terms: [string, string | Html | false][] = [
    [t('course.language'), CourseLanguage && t(`languages.${CourseLanguage}`)],
    [t('course.author'), teacher],
    [t('course.level'), Level !== null && t(`course.levels.${Level}`)],
    [t('course.lessons'), LessonCount > 0 && String(LessonCount)],
    [t('course.learners'), Learners > 0 && String(Learners)],
    [t('course.duration'), durationText(t, course.TotalDurationPerCourse)],
  ];
  return element(
    'ul',
    { class: 'terms' },
    ...terms.map(([name, value]) => value && element('li', {}, element('p', {}, name), element('p', {}, value))),
  );
}

/** The card of the price, whose buttons come with the scripts. */
const offerOf = (t: ServerText, course: PublicCourseContent): Html =>
  element(
    'ul',
    { class: 'offer' },
    element('li', {}, element('p', { class: 'price' }, priceText(t, course)), buttonsSpace(course)),
  );

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

/** On a phone the picture comes before the name, on a wide screen picture and price stand beside all else. */
const courseStyle = [
  '.server-page main{position:relative;padding-top:8px}',
  '.server-page .crumbs{display:flex;flex-wrap:wrap;list-style:none;margin:0;padding:0;min-height:44px;font-size:.875rem}',
  '.server-page .crumbs li{display:flex;align-items:center}',
  '.server-page .crumbs li+li::before{content:"/";margin:0 8px;color:var(--soft)}',
  '.server-page .crumbs a{padding:10px 0}',
  '.server-page .banner{border-radius:12px}',
  '.server-page .badges{display:flex;gap:8px;height:28px;margin:20px 0 16px;padding:0;list-style:none;font-size:.8125rem;font-weight:600}',
  '.server-page .badges li{box-sizing:border-box;padding:2px 10px;border:1px solid var(--line);border-radius:99px;background:var(--paper)}',
  '.server-page .lead,.server-page .rating,.server-page .terms{margin-top:16px}',
  '.server-page .rating li:first-child{width:100px}',
  '.server-page .terms{display:flex;flex-wrap:wrap;gap:12px 32px;padding:0;list-style:none}',
  '.server-page .terms p{font-weight:600}',
  '.server-page .terms p:first-child{font-size:.875rem;font-weight:400;color:var(--soft)}',
  '.server-page .offer{margin:20px 0;padding:16px;border:1px solid var(--line);border-radius:12px;background:var(--paper);list-style:none}',
  '.server-page .offer .price{margin-bottom:16px;font-size:1.75rem}',
  '.server-page h2{margin-top:32px}',
  '@media(min-width:900px){.server-page main{min-height:900px;padding-right:436px}.server-page .crumbs{margin-right:-412px}.server-page .banner,.server-page .offer{position:absolute;box-sizing:border-box;right:24px;width:380px}.server-page .offer{top:286px;margin:0}.server-page .badges{margin-top:0}}',
  '@media(min-width:1200px){.server-page main{padding-right:452px}.server-page .crumbs{margin-right:-428px}}',
].join('');
