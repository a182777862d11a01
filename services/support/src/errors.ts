import type { Database } from '@vidyapath/service-kit/database/database';
import type { ServiceLink } from '@vidyapath/service-kit/client/service-link';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { createClientErrorsRepository } from './modules/client-errors/client-errors.repository';
import { clientErrorsRoutes } from './modules/client-errors/client-errors.routes';
import { createClientErrorsService } from './modules/client-errors/client-errors.service';
import { createErrorGroupsRepository } from './modules/error-groups/error-groups.repository';
import { errorGroupsRoutes } from './modules/error-groups/error-groups.routes';
import { createErrorGroupsService } from './modules/error-groups/error-groups.service';
import { errorReportsRoutes } from './modules/error-groups/error-reports.routes';
import { createErrorSums } from './modules/error-groups/error-sums.repository';
import { createServedReleases } from './modules/error-groups/served-releases';
import type { SubmissionsService } from './modules/submissions/submissions.service';

export interface ErrorsOptions {
  db: Database;
  /** Of reports alone: a broken page must not use up what a person may send. */
  submissions: SubmissionsService;
  pages: ServiceLink;
  now: () => Date;
}

/** What failed in browsers and services: each report, and the groups that the error report is made of. */
export function createErrors({ db, submissions, pages, now }: ErrorsOptions) {
  const errors = createClientErrorsRepository(db);
  const served = createServedReleases(pages);
  const repositories = { groups: createErrorGroupsRepository(), sums: createErrorSums() };
  const groups = createErrorGroupsService({ db, ...repositories, served, now });
  return {
    routes(app: TypedApp): void {
      clientErrorsRoutes(app, createClientErrorsService({ db, errors, submissions, served, now }));
      errorGroupsRoutes(app, groups);
      errorReportsRoutes(app, groups);
    },
  };
}
