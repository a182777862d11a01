import type { CatalogueSeed } from '@vidyapath/catalogue/app';
import type { DemoCategory, DemoCourse } from './content/demo-course';
import { emphasised, plain } from './emphasised';

/** A clip as media serves it. */
export interface StoredClip {
  path: string;
  seconds: number;
}

/** Paths of stored files. */
export interface DemoFiles {
  /** One a course. */
  banners: readonly string[];
  introduction: string;
  clips: readonly StoredClip[];
  /** For lessons that everybody may play: a file that no other lesson has. */
  preview?: StoredClip;
  /** For the lesson of this title; the others have a clip. */
  lesson?: StoredClip & { title: string };
}

/** Turns the demo's content into rows. Ids follow the order of the content, from 1, so that they are the same everywhere. */
export function demoRecords(
  content: readonly DemoCategory[],
  { banners, introduction, clips, preview, lesson }: DemoFiles,
): CatalogueSeed {
  const categories = content.map(({ name, nameHindi }, index) => ({
    CategoryId: index + 1,
    CategoryName: name,
    CategoryNameHindi: nameHindi,
    Status: 'Active' as const,
  }));
  const listed = content.flatMap(({ courses }, index) => courses.map((course) => ({ course, category_id: index + 1 })));
  const modules = listed.flatMap(({ course }, index) =>
    course.modules.map((module, position) => ({ module, course_id: index + 1, position })),
  );
  const videos = modules.flatMap(({ module, course_id }, index) =>
    module.videos.map((title, position) => ({
      title,
      course_id,
      module_id: index + 1,
      position,
      is_preview: listed[course_id - 1]?.course.preview === title,
    })),
  );
  const clipOf = (number: number): StoredClip => {
    const { title, is_preview } = videos[number] ?? {};
    if (lesson && title === lesson.title) return lesson;
    if (preview && is_preview) return preview;
    return clips[number % clips.length] ?? { path: '', seconds: 0 };
  };

  return {
    categories,
    courses: listed.map(({ course, category_id }, index) => ({
      course_id: index + 1,
      category_id,
      ...courseFields(course),
      banner_image: banners[index] ?? '',
      video_path: introduction,
    })),
    modules: modules.map(({ module, course_id, position }, index) => ({
      ModuleId: index + 1,
      CourseId: course_id,
      ModuleName: module.name,
      ModuleDescription: module.description,
      SequenceNo: position + 1,
      Status: 'Active' as const,
    })),
    videos: videos.map(({ title, course_id, module_id, position, is_preview }, index) => ({
      video_id: index + 1,
      course_id,
      module_id,
      video_title: title,
      video_url: clipOf(index).path,
      duration_in_seconds: clipOf(index).seconds,
      sequence_no: position + 1,
      is_preview,
    })),
  };
}

function courseFields(course: DemoCourse) {
  const [actual_price, discounted_price] = course.price;
  return {
    course_name: course.name,
    course_description: course.description,
    course_name_hi: course.nameHindi ?? '',
    course_description_hi: course.descriptionHindi ?? '',
    course_info: `<p>${emphasised(course.info.lead)}</p>`,
    what_you_learn: course.info.learn.map(plain),
    audience: [plain(course.info.audience)],
    requirements: [plain(course.info.needs)],
    level: course.level,
    course_language: course.language,
    author: course.author,
    rating: course.rating,
    actual_price,
    discounted_price,
    is_premium: course.premium ?? false,
    is_best_seller: course.bestSeller ?? false,
    is_public: !course.hidden,
  };
}
