import { SliceContext } from '@vidyapath/client/platform-context';
import type { RouteHandle } from '@vidyapath/platform-api/remote-module';
import { Provider } from 'react-redux';
import type { RouteObject } from 'react-router';
import { ModuleMasterPage } from '../features/modules/module-master.page';
import { AttachmentsModal } from '../features/videos/components/attachments-modal';
import type { ModulesSlice } from './slice';

const handle: RouteHandle = { titleKey: 'title' };

/** The one screen, within the slice's platform and store; videos come to the modules' list from here. */
export function createSliceRoutes({ platform, store }: ModulesSlice): RouteObject[] {
  const element = (
    <SliceContext value={{ platform, slice: 'mf_admin_modules' }}>
      <Provider store={store}>
        <ModuleMasterPage Attachments={AttachmentsModal} />
      </Provider>
    </SliceContext>
  );
  return [{ path: '/course/module-master', handle, element }];
}
