import { randomUUID } from 'node:crypto';
import type { Category } from '@vidyapath/http/category';
import type { Course, CourseBody } from '@vidyapath/http/course';
import type { CourseModule, CourseModuleBody } from '@vidyapath/http/course-module';
import type { ModuleVideo, ModuleVideoBody } from '@vidyapath/http/module-video';
import type { Client } from './client';

export const unique = (text: string) => `${text} ${randomUUID().replaceAll('-', '')}`;

export function courseBody(category_id: number, over: Partial<CourseBody> = {}): Required<CourseBody> {
  return {
    course_name: unique('Course'),
    course_description: 'A description',
    course_info: '<p>Some <strong>text</strong></p>',
    course_language: 'English',
    banner_image: '/media/banner.webp',
    author: 'Asha',
    rating: 4.5,
    actual_price: 499.5,
    discounted_price: 199,
    is_premium: true,
    is_best_seller: false,
    is_public: true,
    video_path: 'https://video.example/intro.mp4',
    category_id,
    what_you_learn: [],
    requirements: [],
    audience: [],
    level: null,
    course_name_hi: '',
    course_description_hi: '',
    ...over,
  };
}

/** Makes records through the API, each with the fields that a test does not care about. */
export function createFactories(client: Client) {
  const made = async <Stored>(url: string, body: object): Promise<Stored> => {
    const response = await client.post(url, body);
    if (response.statusCode !== 201) throw new Error(`${url} answered ${response.statusCode}: ${response.body}`);
    return response.json();
  };
  const category = (over: object = {}) =>
    made<Category>('/api/category', { CategoryName: unique('Category'), ...over });
  const course = async (over: Partial<CourseBody> = {}) =>
    made<Course>('/api/course', courseBody(over.category_id ?? (await category()).CategoryId, over));
  const courseModule = (CourseId: number, over: Partial<CourseModuleBody> = {}) =>
    made<CourseModule>('/api/courseModule', {
      CourseId,
      ModuleName: unique('Module'),
      ModuleDescription: 'About',
      ...over,
    });
  const video = (of: { CourseId: number; ModuleId: number }, over: Partial<ModuleVideoBody> = {}) =>
    made<ModuleVideo>('/api/courseModule/moduleVideo/', {
      course_id: of.CourseId,
      module_id: of.ModuleId,
      video_title: unique('Video'),
      video_url: 'https://video.example/one.mp4',
      duration_in_seconds: 60,
      ...over,
    });
  return { category, course, courseModule, video };
}

export type Factories = ReturnType<typeof createFactories>;
