import { defineRemote } from '@vidyapath/remote-kit/define-remote';
import contract from '../contracts/shell.json';
import { createRoutes } from './app/routes';

export default defineRemote({
  id: 'mf_account',
  platform: contract.platform,
  messages: {
    en: () => import(/* webpackChunkName: 'messages-en' */ './messages/en'),
    hi: () => import(/* webpackChunkName: 'messages-hi' */ './messages/hi'),
  },
  routes: createRoutes,
});
