import { onDemand } from '@vidyapath/client/on-demand';
import { SliceContext } from '@vidyapath/client/platform-context';
import type { RouteHandle, SliceRoute } from '@vidyapath/platform-api/remote-module';
import { Provider } from '@vidyapath/client/query';
import { ModuleMasterPage } from '../features/modules/module-master.page';
import { LateVideos } from '../features/videos/components/late-videos';
import type { ModulesSlice } from './slice';

const Attachments = onDemand(
  async () => (await import('../features/videos/components/attachments-modal')).AttachmentsModal,
  ({ onClosed }, late) => <LateVideos {...late} onClose={onClosed} />,
);

const handle: RouteHandle = { titleKey: 'title' };

/** The one screen, within the slice's platform and store; videos come to the modules' list from here. */
export function createSliceRoutes({ platform, store }: ModulesSlice): SliceRoute[] {
  const element = (
    <SliceContext value={{ platform, slice: 'mf_admin_modules' }}>
      <Provider store={store}>
        <ModuleMasterPage Attachments={Attachments} />
      </Provider>
    </SliceContext>
  );
  return [{ path: '/course/module-master', handle, element }];
}
