import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import type { SupportContext } from '../../context';
import { newsletterRoutes } from './newsletter.routes';

/** Addresses that want news. */
export function registerNewsletter(app: TypedApp, ctx: SupportContext): void {
  newsletterRoutes(app, ctx);
}
