export { findPlans, type PlanRow } from './plans.repository';
export { plansRoutes as registerPlans } from './plans.routes';
export { seedPlans } from './seed-plans';
