import type { RemoteModule } from '@vidyapath/platform-api/remote-module';
import contract from '../contracts/shell.json';
import { createModulesSlice, type ModulesSlice } from './app/slice';
import { createSliceRoutes } from './app/slice-routes';

let current: ModulesSlice | undefined;

const remote: RemoteModule = {
  id: 'mf_admin_modules',
  platform: contract.platform,
  createRoutes(platform) {
    current?.dispose();
    current = createModulesSlice(platform);
    return createSliceRoutes(current);
  },
  messages: { en: () => import(/* webpackChunkName: 'messages-en' */ './messages/en'), hi: () => import(/* webpackChunkName: 'messages-hi' */ './messages/hi') },
  onLogout: () => current?.reset(),
};

export default remote;
