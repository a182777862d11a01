import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import type { CommerceContext } from '../../context';
import { accessRoutes } from './access.routes';
import { enrolmentsRoutes } from './enrolments.routes';
import { grantChangesRoutes } from './grant-changes.routes';
import { grantsRoutes } from './grants.routes';
import { releaseGrants } from './grants.service';

export { type Holdings, holdsCourse, isOwned, nothingHeld } from './holdings';
export { findHoldings } from './holdings.repository';
export { publishedGrants } from './publish-access';
export { findOwned, findOwningOrder, type GrantedItem, giveItems, restoreItems, revokeItems } from './item-grants';

export function registerGrants(app: TypedApp, ctx: CommerceContext): void {
  accessRoutes(app, ctx);
  enrolmentsRoutes(app, ctx);
  grantsRoutes(app, ctx);
  grantChangesRoutes(app, ctx);
  ctx.hooks.peopleVerified.push((trx, userIds) => releaseGrants(ctx, trx, userIds));
}
