export { lockContactMessage, setTicketOfContactMessage } from './contact.repository';
export { contactRoutes as registerContact } from './contact.routes';
