export { reportsRoutes as registerReports } from './reports.routes';
