import { SliceContext } from '@vidyapath/client/platform-context';
import { Provider } from '@vidyapath/client/query';
import type { PlatformApi } from '@vidyapath/platform-api/platform-api';
import type { RouteHandle, SliceRoute } from '@vidyapath/platform-api/remote-module';
import type { ComponentType } from 'react';
import { CategoryMasterPage } from '../features/categories/category-master.page';
import type { SliceStore } from './slice-store';

/** Both screens, each within the slice's platform and store. The larger one is a chunk of its own. */
export function createSliceRoutes(platform: PlatformApi, store: SliceStore): SliceRoute[] {
  const slice = { platform, slice: 'mf_admin_courses' };
  const withinSlice = (Page: ComponentType) => () => (
    <SliceContext value={slice}>
      <Provider store={store}>
        <Page />
      </Provider>
    </SliceContext>
  );
  const titled = (titleKey: string) => ({ handle: { titleKey } satisfies RouteHandle });
  const loadCourseMaster = async () => {
    const { CourseMasterPage } = await import('../features/courses/course-master.page');
    return { Component: withinSlice(CourseMasterPage) };
  };
  return [
    { path: '/course/category-master', ...titled('categories.title'), Component: withinSlice(CategoryMasterPage) },
    { path: '/course/course-master', ...titled('courses.title'), lazy: loadCourseMaster },
  ];
}
