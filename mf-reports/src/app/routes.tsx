import type { SliceRoute } from '@vidyapath/platform-api/remote-module';
import type { Slice } from '@vidyapath/remote-kit/define-remote';
import { lazyScreen } from '@vidyapath/remote-kit/screens';
import { createSliceData } from '@vidyapath/remote-kit/slice-data';
import { api } from '../lib/api';

const screens = [
  lazyScreen(
    '/reports/user-report',
    async () =>
      (await import(/* webpackChunkName: 'screen-reports-user-report' */ '../features/user-report/user-report.page'))
        .UserReportPage,
  ),
  lazyScreen(
    '/reports/login-report',
    async () =>
      (await import(/* webpackChunkName: 'screen-reports-login-report' */ '../features/login-report/login-report.page'))
        .LoginReportPage,
  ),
  lazyScreen(
    '/reports/error-report',
    async () =>
      (await import(/* webpackChunkName: 'screen-reports-error-report' */ '../features/errors/error-report.page'))
        .ErrorReportPage,
  ),
  lazyScreen(
    '/reports/error-report/:fingerprint',
    async () =>
      (await import(/* webpackChunkName: 'screen-reports-error-report-one' */ '../features/errors/error-group.page'))
        .ErrorGroupPage,
  ),
  lazyScreen(
    '/admin/users',
    async () =>
      (await import(/* webpackChunkName: 'screen-admin-users' */ '../features/people/people.page')).PeoplePage,
  ),
  lazyScreen(
    '/admin/users/:userId',
    async () =>
      (await import(/* webpackChunkName: 'screen-admin-users-one' */ '../features/people/person.page')).PersonPage,
  ),
];

export function createRoutes(slice: Slice): SliceRoute[] {
  const { DataLayout } = createSliceData(slice, { api, staleTags: {} });
  return [{ Component: DataLayout, children: screens }];
}
