import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import type { AuthContext } from '../../context';
import { accountRoutes } from './account.routes';
import { erasureRoutes } from './erasure.routes';

/** The own account: data, password, erasure. */
export function registerAccount(app: TypedApp, ctx: AuthContext): void {
  accountRoutes(app, ctx);
  erasureRoutes(app, ctx);
}
