import type { PlatformApi } from '@vidyapath/platform-api/platform-api';
import type { RouteHandle, SliceRoute } from '@vidyapath/platform-api/remote-module';
import { SliceContext } from '@vidyapath/client/platform-context';
import type { ComponentType } from 'react';
import { Provider } from 'react-redux';
import { CategoryMasterPage } from '../features/categories/category-master.page';
import { CourseMasterPage } from '../features/courses/course-master.page';
import type { SliceStore } from './slice-store';

/** Both screens, each within the slice's platform and store. */
export function createSliceRoutes(platform: PlatformApi, store: SliceStore): SliceRoute[] {
  const slice = { platform, slice: 'mf_admin_courses' };
  const screen = (path: string, Page: ComponentType, titleKey: string): SliceRoute => ({
    path,
    handle: { titleKey } satisfies RouteHandle,
    element: (
      <SliceContext value={slice}>
        <Provider store={store}>
          <Page />
        </Provider>
      </SliceContext>
    ),
  });
  return [
    screen('/course/category-master', CategoryMasterPage, 'categories.title'),
    screen('/course/course-master', CourseMasterPage, 'courses.title'),
  ];
}
