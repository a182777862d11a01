import type { PublicCourseContent } from '@vidyapath/http/public-course';
import type { CourseOutline } from '../../../lib/course/course-outline';

export interface CourseLesson {
  videoId: number;
  title: string;
  seconds: number;
  /** Undefined where only the service knows it. */
  url: string | undefined;
  isPreview: boolean;
  /** Only Staff gets lessons that are not. */
  isPublished: boolean;
  /** It opens with the course. */
  isLocked: boolean;
}

export interface LessonModule {
  /** Unique within the course. */
  id: number;
  name: string;
  description: string;
  lessons: CourseLesson[];
}

/** A course as the lesson page shows it. */
export interface LessonCourse {
  name: string;
  description: string;
  modules: LessonModule[];
  /** Where the reader does not have the course: how to get it. */
  offer: PublicCourseContent | undefined;
}

/** A course that the reader has. */
export function ownedCourse({ CourseName, CourseDescription, modules }: CourseOutline): LessonCourse {
  return {
    name: CourseName,
    description: CourseDescription,
    offer: undefined,
    modules: modules.map(({ videos, ...module }) => ({
      ...module,
      lessons: videos.flatMap(({ id, title, url, seconds, isPublished }) =>
        id === null ? [] : [{ videoId: id, title, url, seconds, isPublished, isPreview: false, isLocked: false }],
      ),
    })),
  };
}

/** A course that the reader does not have: its previews play. */
export function offeredCourse(offer: PublicCourseContent): LessonCourse {
  return {
    name: offer.CourseName,
    description: offer.CourseDescription,
    offer,
    modules: offer.Modules.map((module, id) => ({
      id,
      name: module.ModuleName,
      description: module.ModuleDescription,
      lessons: module.Lessons.map(({ VideoId, VideoTitle, DurationInSeconds, IsPreview }) => ({
        videoId: VideoId,
        title: VideoTitle,
        seconds: DurationInSeconds,
        url: undefined,
        isPreview: IsPreview,
        isPublished: true,
        isLocked: !IsPreview,
      })),
    })),
  };
}

export const lessonsOf = ({ modules }: LessonCourse): CourseLesson[] => modules.flatMap(({ lessons }) => lessons);

/** The lesson to begin with: where the learner goes on, else the first one that plays, else the first. */
export function lessonToOpen(lessons: readonly CourseLesson[], goOnWith: number | undefined): CourseLesson | undefined {
  return lessons.find(({ videoId }) => videoId === goOnWith) ?? lessons.find(({ isLocked }) => !isLocked) ?? lessons[0];
}

/** The lessons before and after one, across modules. */
export function lessonsBeside(lessons: readonly CourseLesson[], videoId: number) {
  const at = lessons.findIndex((lesson) => lesson.videoId === videoId);
  return at < 0 ? {} : { previous: lessons[at - 1], next: lessons[at + 1] };
}

/** The modules with the lessons whose title, or whose module's name, has the text. */
export function searchLessons(modules: readonly LessonModule[], text: string): LessonModule[] {
  const wanted = text.trim().toLocaleLowerCase();
  const has = (value: string) => value.toLocaleLowerCase().includes(wanted);
  return modules
    .map((module) => ({
      ...module,
      lessons: has(module.name) ? module.lessons : module.lessons.filter(({ title }) => has(title)),
    }))
    .filter(({ name, lessons }) => lessons.length > 0 || (wanted !== '' && has(name)));
}
