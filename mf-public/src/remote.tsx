import type { RemoteModule } from '@vidyapath/platform-api/remote-module';
import contract from '../contracts/shell.json';
import { createPublicRoutes } from './app/routes';
import { sliceId } from './app/slice-layout';

const resets = new Set<() => void>();

const remote: RemoteModule = {
  id: sliceId,
  platform: contract.platform,
  createRoutes: (platform) => createPublicRoutes(platform, (reset) => void resets.add(reset)),
  messages: { en: () => import(/* webpackChunkName: 'messages-en' */ './messages/en'), hi: () => import(/* webpackChunkName: 'messages-hi' */ './messages/hi') },
  onLogout: () => resets.forEach((reset) => reset()),
};

export default remote;
