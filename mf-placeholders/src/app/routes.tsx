import { screen } from '@vidyapath/remote-kit/screens';
import { WorksPage } from '../features/works/works.page';

const names = {
  '/helpdesk/tickets': 'tickets',
  '/helpdesk/faq': 'faq',
  '/reports/user-report': 'userReport',
  '/reports/error-report': 'errorReport',
  '/reports/login-report': 'loginReport',
};

export const createRoutes = () =>
  Object.entries(names).map(([path, name]) => screen(path, `${name}.title`, () => <WorksPage name={name} />));
