/* Fields by which lists are sorted. Without a schema, so that a page pays for the names alone. */

export const categorySortFields = ['CategoryId', 'CategoryName', 'CategoryNameHindi', 'Status'] as const;

export const courseSortFields = [
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
] as const;

export const courseModuleSortFields = [
  'ModuleId',
  'CourseId',
  'CourseName',
  'ModuleName',
  'ModuleDescription',
  'SequenceNo',
  'Status',
] as const;
