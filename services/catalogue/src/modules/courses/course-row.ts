import type { CourseLanguage, CourseLevel } from '@vidyapath/http/course';

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
  what_you_learn: string[];
  requirements: string[];
  audience: string[];
  level: CourseLevel;
  course_name_hi: string;
  course_description_hi: string;
  publish_at: Date | null;
  updated_at: Date;
}
/** Columns with a default of their own. */
type Presentation =
  'what_you_learn' | 'requirements' | 'audience' | 'level' | 'course_name_hi' | 'course_description_hi';
export type CourseFields = Omit<CourseRow, Presentation | 'course_id' | 'publish_at' | 'updated_at'> &
  Partial<Pick<CourseRow, Presentation>>;
/** Columns to change; the others stay. */
export type CourseChanges = Partial<CourseFields> & {
  publish_at?: Date | null;
  /** The id of who planned it. */
  publish_by?: number | null;
};

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
  'what_you_learn',
  'requirements',
  'audience',
  'level',
  'course_name_hi',
  'course_description_hi',
  'publish_at',
  'updated_at',
] as const satisfies readonly (keyof CourseRow)[];
