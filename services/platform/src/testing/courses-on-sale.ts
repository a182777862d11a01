import type { ServiceServer } from '@vidyapath/service-kit/http/service-app';

export interface CoursesOnSale {
  paid: number;
  free: number;
  hidden: number;
  other: number;
  /** Path of the introduction that all of them have. */
  introduction: string;
}

/** Courses with one lesson each, made as staff makes them. */
export async function createCoursesOnSale(
  app: Pick<ServiceServer, 'inject'>,
  authorization: string,
  { lesson, introduction }: { lesson: string; introduction: string },
): Promise<CoursesOnSale> {
  const create = async <Made>(url: string, payload: object): Promise<Made> => {
    const answer = await app.inject({ method: 'POST', url, payload, headers: { authorization } });
    if (answer.statusCode !== 201) throw new Error(`${url} answered ${answer.statusCode}: ${answer.body}`);
    return answer.json<Made>();
  };
  const { CategoryId: category_id } = await create<{ CategoryId: number }>('/api/category', { CategoryName: 'Crafts' });
  const course = async (course_name: string, price: number, is_public = true): Promise<number> => {
    const { course_id } = await create<{ course_id: number }>('/api/course', {
      course_name,
      course_description: 'About',
      course_info: '<p>About</p>',
      course_language: 'English',
      banner_image: 'https://example.com/banner.webp',
      author: 'Asha',
      rating: 4,
      actual_price: price,
      discounted_price: price,
      is_premium: false,
      is_best_seller: false,
      is_public,
      video_path: introduction,
      category_id,
    });
    const module = { CourseId: course_id, ModuleName: 'First', ModuleDescription: 'About' };
    const { ModuleId: module_id } = await create<{ ModuleId: number }>('/api/courseModule', module);
    const video = { course_id, module_id, video_title: 'Lesson', video_url: lesson, duration_in_seconds: 10 };
    await create('/api/courseModule/moduleVideo', video);
    return course_id;
  };
  return {
    paid: await course('Paid', 500),
    free: await course('Free', 0),
    hidden: await course('Hidden', 500, false),
    other: await course('Other', 500),
    introduction,
  };
}
