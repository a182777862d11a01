import type { Course, CourseBody, CourseLanguage } from '@vidyapath/http/course';

/** Values of the form: prices as typed, the category as the dropdown's value. */
export interface CourseValues {
  course_name: string;
  course_language: CourseLanguage;
  author: string;
  course_description: string;
  banner_image: string;
  video_path: string;
  /** `null` until a rating was chosen. */
  rating: number | null;
  actual_price: string;
  discounted_price: string;
  category_id: string;
  /** HTML; the empty string when the editor is blank. */
  course_info: string;
  is_premium: boolean;
  is_best_seller: boolean;
  is_public: boolean;
}

const blank: CourseValues = {
  course_name: '',
  course_language: '',
  author: '',
  course_description: '',
  banner_image: '',
  video_path: '',
  rating: null,
  actual_price: '',
  discounted_price: '',
  category_id: '',
  course_info: '',
  is_premium: false,
  is_best_seller: false,
  is_public: false,
};

export function courseValues(record: Course | undefined): CourseValues {
  if (!record) return blank;
  return {
    course_name: record.course_name,
    course_language: record.course_language,
    author: record.author,
    course_description: record.course_description,
    banner_image: record.banner_image,
    video_path: record.video_path,
    rating: record.rating,
    actual_price: String(record.actual_price),
    discounted_price: String(record.discounted_price),
    category_id: String(record.category_id),
    course_info: record.course_info,
    is_premium: record.is_premium,
    is_best_seller: record.is_best_seller,
    is_public: record.is_public,
  };
}

export function courseBody(values: CourseValues): Required<Pick<CourseBody, keyof CourseValues>> {
  return {
    ...values,
    course_name: values.course_name.trim(),
    course_description: values.course_description.trim(),
    author: values.author.trim(),
    video_path: values.video_path.trim(),
    rating: values.rating ?? 0,
    actual_price: Number(values.actual_price),
    discounted_price: Number(values.discounted_price),
    category_id: Number(values.category_id),
  };
}

/** Whether both prices are numbers and the discounted one is not lower. */
export function showsNoDiscount({
  actual_price,
  discounted_price,
}: Pick<CourseValues, 'actual_price' | 'discounted_price'>): boolean {
  const amount = (text: string) => (text.trim() === '' ? Number.NaN : Number(text));
  return amount(discounted_price) >= amount(actual_price);
}
