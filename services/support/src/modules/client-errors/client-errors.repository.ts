import type { ClientErrorBody, ClientErrorListQuery } from '@vidyapath/http/client-errors';
import type { Database } from '@vidyapath/service-kit/database';
import { fetchWholeList } from '@vidyapath/service-kit/list-flow';
import type { ListRules } from '@vidyapath/service-kit/list-query';

export interface ClientErrorRow extends ClientErrorBody {
  id: string;
  request_id: string;
  created_at: Date;
}

const rules: ListRules = {
  sortable: { created_at: 'created_at', slice: 'slice', version: 'version', kind: 'kind' },
  searchable: ['slice', 'version', 'message', 'page'],
  defaultOrder: [{ by: 'created_at', desc: true }],
  tiebreaker: 'id',
};

/** What is older tells nothing about the releases in use. */
const keptFor = '30 days';

export function createClientErrorsRepository(db: Database) {
  const table = () => db<ClientErrorRow>('client_error');
  return {
    list: (query: ClientErrorListQuery) => fetchWholeList<ClientErrorRow>(table().select('*'), query, rules),
    async insert({ slice, version, kind, message, page }: ClientErrorBody, requestId: string): Promise<void> {
      await table().where('created_at', '<', db.raw(`now() - interval '${keptFor}'`)).delete();
      await table().insert({ slice, version, kind, message, page, request_id: requestId });
    },
  };
}

export type ClientErrorsRepository = ReturnType<typeof createClientErrorsRepository>;
