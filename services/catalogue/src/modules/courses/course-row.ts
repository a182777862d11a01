import type { CourseLanguage } from '@vidyapath/http/course';

/** `numeric` columns are strings: exact (see `createDatabase`). */
export interface CourseRow {
  course_id: number;
  course_name: string;
  course_description: string;
  course_info: string;
  course_language: CourseLanguage;
  banner_image: string;
  author: string;
  rating: string;
  actual_price: string;
  discounted_price: string;
  is_premium: boolean;
  is_best_seller: boolean;
  is_public: boolean;
  video_path: string;
  category_id: number;
}
export type CourseFields = Omit<CourseRow, 'course_id'>;

export const courseColumns = [
  'course_id',
  'course_name',
  'course_description',
  'course_info',
  'course_language',
  'banner_image',
  'author',
  'rating',
  'actual_price',
  'discounted_price',
  'is_premium',
  'is_best_seller',
  'is_public',
  'video_path',
  'category_id',
] as const satisfies readonly (keyof CourseRow)[];
