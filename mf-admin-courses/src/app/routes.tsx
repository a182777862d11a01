import type { SliceRoute } from '@vidyapath/platform-api/remote-module';
import type { Slice } from '@vidyapath/remote-kit/define-remote';
import { lazyScreen, screen } from '@vidyapath/remote-kit/screens';
import { listId } from '@vidyapath/remote-kit/slice-api';
import { createSliceData } from '@vidyapath/remote-kit/slice-data';
import { CategoryMasterPage } from '../features/categories/category-master.page';
import { api } from '../lib/api';

/** The larger screens are separate chunks. */
export function createRoutes(slice: Slice): SliceRoute[] {
  const { DataLayout } = createSliceData(slice, {
    api,
    // The other slice of the builder publishes courses too.
    staleTags: {
      'catalogue.course-changed@1': ({ courseId }) => [
        { type: 'Course', id: courseId },
        { type: 'Course', id: listId },
      ],
    },
  });
  const children = [
    screen('/course/category-master', CategoryMasterPage),
    lazyScreen(
      '/course/course-master',
      async () =>
        (await import(/* webpackChunkName: 'screen-course-course-master' */ '../features/courses/course-master.page'))
          .CourseMasterPage,
    ),
    lazyScreen(
      '/studio/courses',
      async () =>
        (await import(/* webpackChunkName: 'screen-studio-courses' */ '../features/studio-courses/studio-courses.page'))
          .StudioCoursesPage,
    ),
    lazyScreen(
      '/studio/courses/:courseId/details',
      async () =>
        (
          await import(
            /* webpackChunkName: 'screen-studio-courses-details' */ '../features/course-details/course-details.page'
          )
        ).CourseDetailsPage,
    ),
  ];
  return [{ Component: DataLayout, children }];
}
