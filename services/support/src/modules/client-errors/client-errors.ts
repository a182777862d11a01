import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import type { SupportContext } from '../../context';
import { clientErrorsRoutes } from './client-errors.routes';

/** Each failure that a browser reports. */
export function registerClientErrors(app: TypedApp, ctx: SupportContext): void {
  clientErrorsRoutes(app, ctx);
}
