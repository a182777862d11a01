import { lazyPart } from '@vidyapath/client/screens/lazy-part';
import type { SliceRoute } from '@vidyapath/platform-api/remote-module';
import type { Slice } from '@vidyapath/remote-kit/define-remote';
import { lazyScreen, screen } from '@vidyapath/remote-kit/screens';
import { listId } from '@vidyapath/remote-kit/slice-api';
import { createSliceData } from '@vidyapath/remote-kit/slice-data';
import { LoadingNotice } from '@vidyapath/ui/staff';
import { ModuleMasterPage } from '../features/modules/module-master.page';
import { api } from '../lib/api';

const Attachments = lazyPart(
  async () => (await import('../features/videos/components/attachments-modal')).AttachmentsModal,
  ({ onClosed }, late) => <LoadingNotice {...late} onClose={onClosed} />,
);

/** Passes the videos to the list of modules, since a feature imports no other feature. */
const ModuleMaster = () => <ModuleMasterPage Attachments={Attachments} />;

const courses = { type: 'Course', id: listId } as const;
const modules = { type: 'Module', id: listId } as const;

export function createRoutes(slice: Slice): SliceRoute[] {
  const { DataLayout } = createSliceData(slice, {
    api,
    staleTags: {
      // Modules contain their course's name, and are deleted with the course.
      'catalogue.course-changed@1': ({ courseId }) => [{ type: 'Course', id: courseId }, courses, modules],
      'catalogue.category-changed@1': () => [courses],
    },
  });
  const children = [
    screen('/course/module-master', ModuleMaster),
    lazyScreen(
      '/studio/library',
      async () =>
        (await import(/* webpackChunkName: 'screen-studio-library' */ '../features/library/library.page')).LibraryPage,
    ),
    lazyScreen(
      '/studio/library/:assetId',
      async () =>
        (await import(/* webpackChunkName: 'screen-studio-library-one' */ '../features/library/asset.page')).AssetPage,
    ),
    lazyScreen(
      '/studio/courses/:courseId/lessons',
      async () =>
        (
          await import(
            /* webpackChunkName: 'screen-studio-courses-lessons' */ '../features/builder/course-lessons.page'
          )
        ).CourseLessonsPage,
    ),
  ];
  return [{ Component: DataLayout, children }];
}
