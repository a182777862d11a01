export { faqRoutes as registerFaq } from './faq.routes';
