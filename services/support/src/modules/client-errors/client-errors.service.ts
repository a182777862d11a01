import type { ClientErrorBody, ClientErrorListQuery } from '@vidyapath/http/client-errors';
import type { Database } from '@vidyapath/service-kit/database/database';
import { presentList } from '@vidyapath/service-kit/lists/present-list';
import { reportOfBrowser } from '../error-groups/error-report';
import type { ServedReleases } from '../error-groups/served-releases';
import { recordError } from '../error-groups/record-error';
import type { SubmissionsService } from '../submissions/submissions.service';
import { presentClientError } from './client-errors.presenter';
import type { ClientErrorsRepository } from './client-errors.repository';

export interface ClientErrorsOptions {
  db: Database;
  errors: ClientErrorsRepository;
  /** Of reports alone: a broken page must not use up what a person may send. */
  submissions: SubmissionsService;
  served: ServedReleases;
  now: () => Date;
}

/** Whose browser reports. */
export interface Reporter {
  address: string;
  /** The account or the address, by which a group counts people. */
  person: string;
  requestId: string;
}

export function createClientErrorsService({ db, errors, submissions, served, now }: ClientErrorsOptions) {
  return {
    list: async (query: ClientErrorListQuery) =>
      presentList(await errors.list(query), (rows) => rows.map(presentClientError)),
    /** Stores it and counts it in its group, or neither. */
    async report(error: ClientErrorBody, { address, person, requestId }: Reporter): Promise<void> {
      await submissions.assertWithinLimit(address);
      const known = (await served(error.slice))?.includes(error.version) ?? false;
      await db.transaction(async (trx) => {
        if (await errors.insert(trx, error, requestId))
          await recordError(trx, reportOfBrowser(error, { requestId, person, known }), now());
      });
    },
  };
}

export type ClientErrorsService = ReturnType<typeof createClientErrorsService>;
