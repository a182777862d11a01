import { screen } from '@vidyapath/remote-kit/screens';
import { HomePage } from '../features/home/home.page';

export const createRoutes = () => [screen('/reports/user-report', 'title', HomePage)];
