export { newsletterRoutes as registerNewsletter } from './newsletter.routes';
