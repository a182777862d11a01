import { usePlatform } from '@vidyapath/client/platform-context';
import type { AuditEntry } from '@vidyapath/http/audit';
import { useCallback } from 'react';
import { catalogueApi, useSliceDispatch } from './catalogue-api';

const auditApi = catalogueApi.injectEndpoints({
  endpoints: (build) => ({
    lastEditor: build.query<string | null, string>({
      query: (record) => ({ url: `${record}/audit`, params: { limit: 1 } }),
      transformResponse: ([last]: AuditEntry[]) => last?.actor_name ?? null,
    }),
  }),
});

/**
 * Who changed a record last, by the record's path. Only Admins may read the audit trail: for others, and where it
 * can't be read, the answer is `undefined`.
 */
export function useLastEditor(record: string): () => Promise<string | undefined> {
  const dispatch = useSliceDispatch();
  const { session } = usePlatform();
  return useCallback(async () => {
    if (session.getSnapshot().user?.role !== 'Admin') return undefined;
    const { data } = await dispatch(auditApi.endpoints.lastEditor.initiate(record, { subscribe: false, forceRefetch: true }));
    return data ?? undefined;
  }, [dispatch, record, session]);
}
