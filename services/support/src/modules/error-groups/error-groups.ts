import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import type { SupportContext } from '../../context';
import { errorGroupsRoutes } from './error-groups.routes';
import { errorReportsRoutes } from './error-reports.routes';

export { reportOfBrowser } from './error-report';
export { recordError } from './record-error';

/** What failed in browsers and services, in groups of alike failures, of which the error report is made. */
export function registerErrorGroups(app: TypedApp, ctx: SupportContext): void {
  errorGroupsRoutes(app, ctx);
  errorReportsRoutes(app, ctx);
}
