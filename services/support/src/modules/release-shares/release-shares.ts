export { releaseSharesRoutes as registerReleaseShares } from './release-shares.routes';
export { countFailure } from './release-shares.service';
