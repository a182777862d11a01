import type { RemoteModule } from '@vidyapath/platform-api/remote-module';
import contract from '../contracts/shell.json';
import { createLearningRoutes } from './app/routes';
import { createLearningSlice, type LearningSlice } from './app/slice';

let current: LearningSlice | undefined;

const remote: RemoteModule = {
  id: 'mf_learning',
  platform: contract.platform,
  createRoutes(platform) {
    current?.dispose();
    current = createLearningSlice(platform);
    return createLearningRoutes(current);
  },
  messages: { en: () => import(/* webpackChunkName: 'messages-en' */ './messages/en'), hi: () => import(/* webpackChunkName: 'messages-hi' */ './messages/hi') },
  onLogout: () => current?.reset(),
};

export default remote;
