import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import type { SupportContext } from '../../context';
import { faqRoutes } from './faq.routes';

/** Frequent questions and their answers. */
export function registerFaq(app: TypedApp, ctx: SupportContext): void {
  faqRoutes(app, ctx);
}
