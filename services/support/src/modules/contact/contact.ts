import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import type { SupportContext } from '../../context';
import { contactRoutes } from './contact.routes';

export { lockContactMessage, setTicketOfContactMessage } from './contact.repository';

/** Messages of the contact form. */
export function registerContact(app: TypedApp, ctx: SupportContext): void {
  contactRoutes(app, ctx);
}
