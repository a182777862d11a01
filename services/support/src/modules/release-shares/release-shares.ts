import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import type { SupportContext } from '../../context';
import { releaseSharesRoutes } from './release-shares.routes';

export { countFailure } from './release-shares.service';

/** Ends a release's share of the visitors when it fails for clearly more of them than the present release. */
export function registerReleaseShares(app: TypedApp, ctx: SupportContext): void {
  releaseSharesRoutes(app, ctx);
}
