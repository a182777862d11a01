import type { SliceRoute } from '@vidyapath/platform-api/remote-module';
import type { Slice } from '@vidyapath/remote-kit/define-remote';
import { lazyScreen, screen } from '@vidyapath/remote-kit/screens';
import { createSliceData } from '@vidyapath/remote-kit/slice-data';
import { CategoryMasterPage } from '../features/categories/category-master.page';
import { api } from '../lib/api';

/** The larger screen is a separate chunk. */
export function createRoutes(slice: Slice): SliceRoute[] {
  const { DataLayout } = createSliceData(slice, { api });
  const children = [
    screen('/course/category-master', CategoryMasterPage),
    lazyScreen(
      '/course/course-master',
      async () =>
        (await import(/* webpackChunkName: 'screen-course-course-master' */ '../features/courses/course-master.page'))
          .CourseMasterPage,
    ),
  ];
  return [{ Component: DataLayout, children }];
}
