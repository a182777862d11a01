import type { DescribePage } from '@vidyapath/platform-api/server-page';
import { plansPage } from './features/plans/plans.server';

export const describePage: DescribePage = (input) => (input.path === '/plans' ? plansPage(input) : undefined);
