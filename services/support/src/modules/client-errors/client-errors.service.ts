import type { ClientErrorBody, ClientErrorListQuery } from '@vidyapath/http/client-errors';
import { presentList } from '@vidyapath/service-kit/lists/present-list';
import type { SubmissionsService } from '../submissions/submissions.service';
import { presentClientError } from './client-errors.presenter';
import type { ClientErrorsRepository } from './client-errors.repository';

export interface ClientErrorsOptions {
  errors: ClientErrorsRepository;
  /** Of reports alone: a broken page must not use up what a person may send. */
  submissions: SubmissionsService;
}

export function createClientErrorsService({ errors, submissions }: ClientErrorsOptions) {
  return {
    list: async (query: ClientErrorListQuery) =>
      presentList(await errors.list(query), (rows) => rows.map(presentClientError)),
    async report(error: ClientErrorBody, address: string, requestId: string): Promise<void> {
      await submissions.assertWithinLimit(address);
      await errors.insert(error, requestId);
    },
  };
}

export type ClientErrorsService = ReturnType<typeof createClientErrorsService>;
