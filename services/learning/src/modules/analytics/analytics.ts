export { analyticsRoutes as registerAnalytics } from './analytics.routes';
