export { clientErrorsRoutes as registerClientErrors } from './client-errors.routes';
