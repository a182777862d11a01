import type { Outline, OutlineLesson } from '@vidyapath/http/course-outline';

export const makeLesson = (video_id: number, part: Partial<OutlineLesson> = {}): OutlineLesson => ({
  video_id,
  video_title: `Lesson ${video_id}`,
  video_url: 'https://video.example/one.mp4',
  asset_id: null,
  duration_in_seconds: 95,
  sequence_no: 1,
  is_preview: false,
  is_published: true,
  status: 'ready',
  ...part,
});

/** Titles of lessons by the names of their modules. Ids of modules are 10, 20, …, of lessons 1, 2, … */
export function makeOutline(lessons: Readonly<Record<string, readonly string[]>>): Outline {
  let id = 0;
  const modules = Object.entries(lessons).map(([module_name, titles], at) => ({
    module_id: (at + 1) * 10,
    module_name,
    module_description: '',
    status: 'Active' as const,
    sequence_no: at + 1,
    videos: titles.map((video_title, place) => {
      id += 1;
      return makeLesson(id, { video_title, sequence_no: place + 1 });
    }),
  }));
  return { course_id: 4, modules };
}
