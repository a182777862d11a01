import type { EndpointBuilder } from '@vidyapath/client/query';
import { type Page, toPage, toVersioned, type Versioned } from '@vidyapath/client/requests/record-answers';
import type { RecordId } from '@vidyapath/client/screens/use-admin-screen';
import { listId, type SliceBaseQuery } from '../slice-api';
import type { ListParams } from './list-params';

interface Change<Body, Id> {
  id: Id;
  body: Body;
  /** ETag of the version that was read. */
  ifMatch: string | undefined;
}

interface RecordPaths<Tag, Id> {
  tag: Tag;
  listPath: string;
  recordPath: (id: Id) => string;
  /** Path of the POST, if it is not the path of the list. */
  createPath?: string;
}

/** The endpoints of a resource: a list, and one record read, added, changed and deleted by its version. */
export function recordEndpoints<Tag extends string, Row, Body, Id extends RecordId = number>(
  build: EndpointBuilder<SliceBaseQuery, Tag, 'data'>,
  { tag, listPath, recordPath, createPath = listPath }: RecordPaths<Tag, Id>,
) {
  const list = { type: tag, id: listId };
  return {
    list: build.query<Page<Row>, ListParams>({
      query: (params) => ({ url: listPath, params: { ...params } }),
      transformResponse: toPage<Row>,
      providesTags: [list],
    }),
    read: build.query<Versioned<Row>, Id>({
      query: (id) => ({ url: recordPath(id) }),
      transformResponse: toVersioned<Row>,
    }),
    create: build.mutation<Row, Body>({
      query: (body) => ({ url: createPath, method: 'POST', body, once: true }),
      invalidatesTags: (answer) => (answer ? [list] : []),
    }),
    update: build.mutation<Row, Change<Body, Id>>({
      query: ({ id, body, ifMatch }) => ({ url: recordPath(id), method: 'PUT', body, ifMatch }),
      invalidatesTags: (answer) => (answer ? [list] : []),
    }),
    remove: build.mutation<null, Omit<Change<Body, Id>, 'body'>>({
      query: ({ id, ifMatch }) => ({ url: recordPath(id), method: 'DELETE', ifMatch }),
      invalidatesTags: (_answer, error) => (error && error.status !== 404 ? [] : [list]),
    }),
  };
}
