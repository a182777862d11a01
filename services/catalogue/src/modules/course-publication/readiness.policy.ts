import type { Course } from '@vidyapath/http/course';
import type { Readiness } from '@vidyapath/http/course-publication';
import type { LessonFacts, ReadinessFacts } from './course-publication.repository';

type Checked = Pick<
  Course,
  'course_name' | 'course_description' | 'course_info' | 'video_path' | 'category_id' | 'banner_image'
> & { actual_price: number | string; discounted_price: number | string };

/** What a course needs before it is published, then advice. */
export function readinessOf(course: Checked, facts: ReadinessFacts): Readiness[] {
  const unplayable = idsOf(facts.lessons, ({ unplayable: isMissing }) => isMissing);
  const uncaptioned = idsOf(facts.lessons, ({ without_captions }) => without_captions);
  const emptyModules = facts.modules.filter(({ lessons }) => lessons === 0).map(({ module_name }) => module_name);
  const isFree = Math.min(Number(course.actual_price), Number(course.discounted_price)) === 0;
  return [
    needed('name', course.course_name !== '', 'The course has no name.'),
    needed('description', course.course_description !== '', 'The course has no description.'),
    needed('info', course.course_info !== '', 'The course has no course information.'),
    needed('introduction', facts.introduction_plays, introductionDetail(course)),
    needed('category', facts.category_active, 'The category of the course is inactive.'),
    needed(
      'lessons',
      facts.lessons.some(({ counts }) => counts),
      'The course has no published lesson that can be played.',
    ),
    advised('banner', course.banner_image !== '', 'The course has no banner image.'),
    advised('files', unplayable.length === 0, 'Some lessons cannot be played yet.', unplayable),
    advised('modules', emptyModules.length === 0, `Modules without lessons: ${emptyModules.join(', ')}.`),
    advised('captions', uncaptioned.length === 0, 'Some lessons have no captions.', uncaptioned),
    advised('price', !isFree, 'The course is free.'),
  ];
}

/** The failed checks without which a course is not published. */
export const missingOf = (checks: readonly Readiness[]): Readiness[] =>
  checks.filter(({ ok, required }) => required && !ok);

const checkOf =
  (required: boolean) =>
  (check: Readiness['check'], ok: boolean, detail: string, video_ids: number[] = []): Readiness => ({
    check,
    ok,
    required,
    detail: ok ? '' : detail,
    video_ids,
  });
const needed = checkOf(true);
const advised = checkOf(false);

const introductionDetail = ({ video_path }: Checked): string =>
  video_path === '' ? 'The course has no introduction.' : 'The introduction of the course cannot be played yet.';

const idsOf = (lessons: readonly LessonFacts[], isMeant: (lesson: LessonFacts) => boolean): number[] =>
  lessons.filter(isMeant).map(({ video_id }) => video_id);
