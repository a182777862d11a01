import { formatRupees } from '@vidyapath/client/formats/money';
import type { Course } from '@vidyapath/http/course';
import type { Translate } from '@vidyapath/platform-api/i18n';
import type { DataTableColumn } from '@vidyapath/ui/staff';

type Align = NonNullable<DataTableColumn<Course>['align']>;

/** The remaining width is for the row's number and its buttons. */
const widths = {
  course_name: '20%',
  course_language: '8.5%',
  author: '9%',
  rating: '7%',
  actual_price: '8%',
  discounted_price: '8%',
  is_premium: '8.5%',
  is_best_seller: '7.5%',
  is_public: '7%',
} as const;

/** Width of a long word in a name, in pixels. */
const minWidths: Partial<Record<keyof typeof widths, number>> = { course_name: 104, author: 96 };

/** Columns of the course list; all of them sort. */
export function courseColumns(t: Translate): DataTableColumn<Course>[] {
  const column = (
    field: keyof typeof widths,
    render: (course: Course) => string,
    align: Align = 'start',
  ): DataTableColumn<Course> => ({
    field,
    width: widths[field],
    minWidth: minWidths[field],
    header: t(`courses.columns.${field}`),
    sortable: true,
    align,
    render,
  });
  const yesNo = (field: 'is_premium' | 'is_best_seller' | 'is_public') =>
    column(field, (course) => t(course[field] ? 'list.yes' : 'list.no'), 'center');
  return [
    column('course_name', (course) => course.course_name),
    column('course_language', (course) =>
      course.course_language ? t(`courses.languages.${course.course_language}`) : t('list.none'),
    ),
    column('author', (course) => course.author || t('list.none')),
    column('rating', (course) => String(course.rating), 'end'),
    column('actual_price', (course) => formatRupees(course.actual_price), 'end'),
    column('discounted_price', (course) => formatRupees(course.discounted_price), 'end'),
    yesNo('is_premium'),
    yesNo('is_best_seller'),
    yesNo('is_public'),
  ];
}
