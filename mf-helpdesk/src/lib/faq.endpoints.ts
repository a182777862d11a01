import { type Page, toPage } from '@vidyapath/client/requests/record-answers';
import { paths } from '@vidyapath/http/paths';
import type { FaqBody, FaqEntry, FaqQuery, FaqRecord } from '@vidyapath/http/support-faq';
import { recordEndpoints } from '@vidyapath/remote-kit/record-endpoints';
import { listId } from '@vidyapath/remote-kit/slice-api';
import { type RecordKind, useRecordCalls } from '@vidyapath/remote-kit/use-record-calls';
import { api, type Tag } from './api';

const { endpoints, useFaqQuery, useFaqRecordsQuery } = api.injectEndpoints({
  endpoints(build) {
    const { list, read, create, update, remove } = recordEndpoints<Tag, FaqRecord, FaqBody>(build, {
      tag: 'Faq',
      listPath: paths.faqRecords,
      recordPath: paths.faqRecord,
      createPath: paths.faq,
    });
    return {
      faq: build.query<Page<FaqEntry>, Pick<FaqQuery, 'lang' | 'q'>>({
        query: (params) => ({ url: paths.faq, params: { ...params } }),
        transformResponse: toPage<FaqEntry>,
        providesTags: [{ type: 'Faq', id: listId }],
      }),
      faqRecords: list,
      faqRecord: read,
      createFaqRecord: create,
      updateFaqRecord: update,
      deleteFaqRecord: remove,
    };
  },
});

export { useFaqQuery, useFaqRecordsQuery };

const faqKind: RecordKind<FaqRecord, FaqBody> = {
  endpoints: {
    read: endpoints.faqRecord,
    create: endpoints.createFaqRecord,
    update: endpoints.updateFaqRecord,
    remove: endpoints.deleteFaqRecord,
  },
  idOf: ({ faq_id }) => faq_id,
};
export const useFaqCalls = () => useRecordCalls(faqKind);
