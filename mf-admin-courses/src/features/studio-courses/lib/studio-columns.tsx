import { indiaMomentText } from '@vidyapath/client/formats/moment-text';
import type { CourseListItem } from '@vidyapath/http/course';
import type { Language, MessageName, Translate } from '@vidyapath/platform-api/i18n';
import { builderAddresses } from '@vidyapath/remote-kit/builder-addresses';
import { CourseStateBadge } from '@vidyapath/remote-kit/course-state-badge';
import { Link } from '@vidyapath/ui';
import type { DataTableColumn } from '@vidyapath/ui/staff';
import { Link as RouterLink } from 'react-router';
import { CoursePicture } from '../components/course-picture';

type Column = MessageName<'studio.columns'>;

/** Mean of the reviews, else the rating that staff typed. */
function ratingText(t: Translate, { review_mean, review_count, rating }: CourseListItem): string {
  if (review_mean !== null) return t('studio.reviewed', { mean: review_mean, count: review_count });
  return rating > 0 ? t('studio.rated', { rating }) : t('list.none');
}

/** Columns of the courses in the builder. */
export function studioColumns(
  t: Translate,
  language: Language,
  categoryName: (id: number) => string,
): DataTableColumn<CourseListItem>[] {
  const header = (name: Column) => t(`studio.columns.${name}`);
  return [
    {
      field: 'banner_image',
      header: header('picture'),
      width: '88px',
      render: ({ banner_image }) => <CoursePicture path={banner_image} />,
    },
    {
      field: 'course_name',
      header: header('name'),
      sortable: true,
      width: '24%',
      minWidth: 140,
      render: ({ course_id, course_name }) => (
        <Link component={RouterLink} to={builderAddresses.lessons(course_id)} sx={{ fontWeight: 600 }}>
          {course_name}
        </Link>
      ),
    },
    {
      field: 'is_public',
      header: header('state'),
      sortable: true,
      minWidth: 110,
      render: (course) => <CourseStateBadge course={course} />,
    },
    {
      field: 'category_id',
      header: header('category'),
      sortable: true,
      minWidth: 140,
      render: ({ category_id }) => categoryName(category_id),
    },
    {
      field: 'lesson_count',
      header: header('lessons'),
      sortable: true,
      align: 'end',
      render: ({ lesson_count }) => lesson_count,
    },
    {
      field: 'learners',
      header: header('learners'),
      sortable: true,
      align: 'end',
      render: ({ learners }) => learners,
    },
    {
      field: 'review_mean',
      header: header('rating'),
      sortable: true,
      minWidth: 120,
      render: (course) => ratingText(t, course),
    },
    {
      field: 'updated_at',
      header: header('changed'),
      sortable: true,
      minWidth: 110,
      render: ({ updated_at }) => indiaMomentText(language, updated_at),
    },
  ];
}
