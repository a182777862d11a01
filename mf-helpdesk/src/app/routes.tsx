import type { SliceRoute } from '@vidyapath/platform-api/remote-module';
import type { Slice } from '@vidyapath/remote-kit/define-remote';
import { lazyScreen } from '@vidyapath/remote-kit/screens';
import { createSliceData } from '@vidyapath/remote-kit/slice-data';
import { api } from '../lib/api';

const screens = [
  lazyScreen(
    '/helpdesk/faq',
    'faq.title',
    async () => (await import(/* webpackChunkName: 'screen-helpdesk-faq' */ '../features/faq/faq.page')).FaqPage,
  ),
  lazyScreen(
    '/helpdesk/faq/edit',
    'faqEntries.title',
    async () =>
      (await import(/* webpackChunkName: 'screen-helpdesk-faq-edit' */ '../features/faq-editor/faq-editor.page'))
        .FaqEditorPage,
  ),
];

export function createRoutes(slice: Slice): SliceRoute[] {
  const { DataLayout } = createSliceData(slice, { api, staleTags: {} });
  return [{ Component: DataLayout, children: screens }];
}
